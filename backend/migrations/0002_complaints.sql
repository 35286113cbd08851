-- A captcha is deleted when it is answered, correctly or not, or expires (Unix ms).
CREATE TABLE captchas (
  uuid TEXT PRIMARY KEY,
  answer INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX captchas_by_expiry ON captchas (expires_at);

CREATE TABLE proposals (
  id INTEGER PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  -- The day in the site's time zone (`20261121`) and the number of the complaint on that day.
  -- Together they are the receipt number.
  day TEXT NOT NULL,
  number INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  language_id INTEGER NOT NULL,
  category TEXT NOT NULL,
  name TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT,
  visit_date TEXT NOT NULL,
  order_number TEXT,
  content TEXT NOT NULL,
  UNIQUE (day, number)
);
