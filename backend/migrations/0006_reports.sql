-- The latest report on each facility, as JSON (`backend/reports.ts`). Imports do not change it.
CREATE TABLE reports (
  facility TEXT PRIMARY KEY,
  body TEXT NOT NULL
) WITHOUT ROWID;
