-- The latest measurements and forecasts, as JSON (`backend/measurements.ts`).
-- Imports do not change them.
CREATE TABLE measurements (
  about TEXT PRIMARY KEY,
  valid_until TEXT NOT NULL,
  body TEXT NOT NULL
) WITHOUT ROWID;
