-- Why the last import of content failed, for the office: at most one row. The next success removes it.
CREATE TABLE failed_load (
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  reason TEXT NOT NULL
);
