-- The people of the office. `roles` is a JSON list. All times are Unix ms.
CREATE TABLE staff (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  roles TEXT NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;

-- One-time links for signing in, by the hash of their token. `used_key` is the key of the form that used it.
CREATE TABLE staff_links (
  token_hash TEXT PRIMARY KEY,
  staff TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  used_key TEXT
) WITHOUT ROWID;

CREATE INDEX staff_links_by_person ON staff_links (staff);

-- Signed-in devices, by the hash of the token in their cookie.
CREATE TABLE staff_sessions (
  token_hash TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  staff TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  device TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX staff_sessions_by_person ON staff_sessions (staff);

-- Who did what and when. Names are copied, so that entries outlive the people. The key of a form makes each send happen
-- once.
CREATE TABLE office_log (
  id INTEGER PRIMARY KEY,
  request_key TEXT NOT NULL UNIQUE,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  detail TEXT NOT NULL
);

CREATE INDEX office_log_by_subject ON office_log (subject, id);

CREATE TRIGGER office_log_never_changes BEFORE UPDATE ON office_log
BEGIN SELECT RAISE(ABORT, 'office_log: entries never change'); END;

CREATE TRIGGER office_log_never_shrinks BEFORE DELETE ON office_log
BEGIN SELECT RAISE(ABORT, 'office_log: entries are never deleted'); END;

-- Each trigger ends its body on one line, since tests split migrations at the ends of lines.
-- Without this one, INSERT OR REPLACE would delete an entry without the trigger above.
CREATE TRIGGER office_log_never_replaces BEFORE INSERT ON office_log
WHEN EXISTS (SELECT 1 FROM office_log WHERE request_key = NEW.request_key OR id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'office_log: the request has been handled'); END;
