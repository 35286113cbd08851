-- From when until when an entry is shown, as all times at +08:00; always where there is none.
ALTER TABLE entries ADD COLUMN publish_at TEXT CHECK (publish_at LIKE '____-__-__T__:__:__+08:00');
ALTER TABLE entries ADD COLUMN withdraw_at TEXT CHECK (withdraw_at LIKE '____-__-__T__:__:__+08:00');

-- What every call reads: the entries that are shown at the moment in which it asks.
CREATE VIEW shown_entries AS
  SELECT * FROM entries
  WHERE coalesce(publish_at, '') <= strftime('%Y-%m-%dT%H:%M:%S+08:00', 'now', '+8 hours')
    AND coalesce(withdraw_at, '~') > strftime('%Y-%m-%dT%H:%M:%S+08:00', 'now', '+8 hours');
