"""The history of the database's shape; see `storage.migrate`."""
