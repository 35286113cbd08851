-- What somebody has seen of a facility: the latest only, as JSON (`backend/reports.ts`). New content leaves it alone.
CREATE TABLE reports (
  facility TEXT PRIMARY KEY,
  body TEXT NOT NULL
) WITHOUT ROWID;
