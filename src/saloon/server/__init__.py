"""Tables for people: seats without accounts, storage, live updates, records, fairness."""
