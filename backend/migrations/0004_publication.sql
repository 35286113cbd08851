-- The period in which an entry is shown, at +08:00; always if null.
ALTER TABLE entries ADD COLUMN publish_at TEXT CHECK (publish_at LIKE '____-__-__T__:__:__+08:00');
ALTER TABLE entries ADD COLUMN withdraw_at TEXT CHECK (withdraw_at LIKE '____-__-__T__:__:__+08:00');

-- The entries that are shown now; every call reads this view.
CREATE VIEW shown_entries AS
  SELECT * FROM entries
  WHERE coalesce(publish_at, '') <= strftime('%Y-%m-%dT%H:%M:%S+08:00', 'now', '+8 hours')
    AND coalesce(withdraw_at, '~') > strftime('%Y-%m-%dT%H:%M:%S+08:00', 'now', '+8 hours');
