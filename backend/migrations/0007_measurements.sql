-- What was measured or foretold: the latest only, as JSON (`backend/measurements.ts`). New content leaves it alone.
CREATE TABLE measurements (
  about TEXT PRIMARY KEY,
  valid_until TEXT NOT NULL,
  body TEXT NOT NULL
) WITHOUT ROWID;
