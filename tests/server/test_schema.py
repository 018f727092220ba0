"""The server keeps to its own OpenAPI document, whatever it receives."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from tests.server.running import ME
from tests.times import TIMES

from saloon.server.openapi import DOORS, Door

if TYPE_CHECKING:
    from tests.server.running import Server

EXAMPLES = 12
# Not tested: that every valid request is accepted. Each game decides how many may play.


@pytest.mark.parametrize("door", DOORS, ids=lambda door: f"{door.method} {door.path}")
def test_every_door(server: Server, door: Door) -> None:
    schema = schemathesis.openapi.from_url(f"http://{server.host}/api/openapi.json")
    operation = schema[door.path][door.method.upper()]

    @given(case=operation.as_strategy())
    @settings(
        max_examples=EXAMPLES * TIMES,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=TIMES == 1,
        database=None,
    )
    def knock(case: schemathesis.Case) -> None:
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    knock()


def test_a_table_matches_its_description(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"http://{server.host}/api/openapi.json")
    body = {"game": "cover_your_assets", "seats": [ME, ME]}
    opened = schema["/api/tables"]["POST"].Case(body=body, media_type="application/json").call_and_validate()
    table = {"table": opened.json()["table"]}
    for path in ("/api/tables/{table}", "/api/tables/{table}/fairness", "/api/tables/{table}/keys"):
        assert schema[path]["GET"].Case(path_parameters=table).call_and_validate().status_code == 200
    moment = schema["/api/tables/{table}/moments/{number}"]["GET"].Case(
        path_parameters={**table, "number": 0}
    )
    assert moment.call_and_validate().status_code == 200
