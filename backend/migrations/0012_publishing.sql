-- Links to the preview of one item, by the hash of their token. All times are Unix ms.
CREATE TABLE preview_links (
  token_hash TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  item TEXT NOT NULL,
  staff TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX preview_links_by_item ON preview_links (kind, item, expires_at);
