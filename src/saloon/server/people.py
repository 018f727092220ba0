"""People: no accounts. A signed cookie names a person, a signed key gives a seat to another device.

The same key of the house signs promises of tables and makes their secrets.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

from itsdangerous import BadSignature, URLSafeSerializer

from saloon.core.game import SECRET_BYTES

COOKIE = "saloon_person"
COOKIE_SECONDS = 400 * 24 * 3600
LONGEST_NAME = 24
PROMISE_MS = 24 * 3600 * 1000
_MOST_READ = 10_000
# Marks that reverse the direction of text, which could disguise a name.
_TURNS = {chr(code) for code in (0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))}


class People:
    """Signs and reads cookies and keys, with one key for all processes of the house."""

    def __init__(self, key: bytes) -> None:
        self._persons = URLSafeSerializer(key, salt="person")
        self._seats = URLSafeSerializer(key, salt="seat")
        self._promises = URLSafeSerializer(key, salt="promise")
        self._key = key
        self._read: dict[str, str] = {}
        """Cookies read before and the people they name: a browser sends the same one again and again."""

    def read(self, cookie: str | None) -> str | None:
        """The person a cookie names; None if the house did not sign it."""
        if not cookie:
            return None
        known = self._read.get(cookie)
        if known is not None:
            return known
        try:
            person = self._persons.loads(cookie)
        except BadSignature:
            return None
        if not isinstance(person, str):
            return None
        if len(self._read) >= _MOST_READ:
            self._read.clear()
        self._read[cookie] = person
        return person

    def cookie(self, person: str) -> str:
        """The cookie of a person."""
        return str(self._persons.dumps(person))

    def seat_key(self, table: str, seat: int, taken: int) -> str:
        """The key of a seat; it expires when the seat changes hands, which moves its place in the book."""
        return str(self._seats.dumps([table, seat, taken]))

    def fits(self, key: str, table: str, seat: int, taken: int) -> bool:
        """Whether this is the key of that seat."""
        try:
            return bool(self._seats.loads(key) == [table, seat, taken])
        except BadSignature:
            return False

    def promise(self, table: str, now: int) -> str:
        """A promise that a table may be opened under this name within a day."""
        return str(self._promises.dumps([table, now + PROMISE_MS]))

    def promised(self, promise: str, now: int) -> str | None:
        """The name of the promised table; "" if the promise is too old, None if there was none."""
        try:
            table, until = self._promises.loads(promise)
        except BadSignature:
            return None
        return str(table) if now < until else ""

    def secret_of(self, table: str) -> bytes:
        """The secret of a table: fixed by its name, so the house commits to it before anybody sits down."""
        name = table.encode()
        return hashlib.blake2b(name, key=self._key, digest_size=SECRET_BYTES, person=b"saloon table").digest()


def new_person() -> str:
    """A name for somebody who comes for the first time."""
    return secrets.token_urlsafe(12)


def new_table_name() -> str:
    """A name that nobody can guess: anybody with the link may sit down."""
    return secrets.token_urlsafe(12)


def clean(text: str) -> str:
    """What people type, on one line and without control characters."""
    shown = "".join(
        " " if character in "\t\n\r" else character
        for character in unicodedata.normalize("NFC", text)
        if character in "\t\n\r"
        or (unicodedata.category(character) not in ("Cc", "Cs", "Co", "Cn") and character not in _TURNS)
    )
    return " ".join(shown.split())


def clean_name(text: str) -> str:
    """A name at the table, of bounded length."""
    return clean(text)[:LONGEST_NAME].strip()
