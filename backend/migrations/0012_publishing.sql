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

-- Who made which version of the content, and from what: a commit, a computer. `action` is `load` or `undo`.
-- `checkout` identifies the folder with the site's files; it is empty for the office.
CREATE TABLE content_loads (
  version INTEGER PRIMARY KEY,
  action TEXT NOT NULL,
  who TEXT NOT NULL,
  source TEXT NOT NULL,
  checkout TEXT NOT NULL
);

-- The items of a version that differ from the version before. `change` is `added`, `changed` or `withdrawn`.
CREATE TABLE content_changes (
  version INTEGER NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  change TEXT NOT NULL,
  title TEXT NOT NULL,
  PRIMARY KEY (version, kind, id)
) WITHOUT ROWID;

-- States of items that were taken back. Loading one of them again needs a confirmation.
CREATE TABLE content_undone (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  state TEXT NOT NULL,
  at INTEGER NOT NULL,
  who TEXT NOT NULL
);

CREATE INDEX content_undone_by_item ON content_undone (kind, id);
