-- Content has versions: the import times (Unix ms). One version is live.
-- Content imported before this migration gets version 0.
CREATE TABLE content_versions (
  version INTEGER PRIMARY KEY,
  is_live INTEGER NOT NULL,
  -- Content hashes by purge tag, as JSON.
  marks TEXT NOT NULL
);

INSERT INTO content_versions SELECT 0, 1, '{}' WHERE EXISTS (SELECT * FROM documents);

CREATE TABLE new_entries (
  version INTEGER NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  -- The editors' order, for lists without dates and for equal dates.
  position INTEGER NOT NULL,
  category TEXT,
  -- All dates and times are ISO 8601 at +08:00, so that they sort as text.
  published_at TEXT CHECK (published_at LIKE '____-__-__T__:__:__+08:00'),
  starts_at TEXT CHECK (starts_at LIKE '____-__-__T__:__:__+08:00'),
  ends_at TEXT CHECK (ends_at LIKE '____-__-__T__:__:__+08:00'),
  -- The price in fen.
  price INTEGER,
  -- The period in which it is shown; always if null.
  publish_at TEXT CHECK (publish_at LIKE '____-__-__T__:__:__+08:00'),
  withdraw_at TEXT CHECK (withdraw_at LIKE '____-__-__T__:__:__+08:00'),
  PRIMARY KEY (version, kind, id)
) WITHOUT ROWID;

INSERT INTO new_entries SELECT 0, * FROM entries;

CREATE TABLE new_entry_texts (
  version INTEGER NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  language_id INTEGER NOT NULL,
  title TEXT NOT NULL,
  listed TEXT NOT NULL,
  detail TEXT NOT NULL,
  content TEXT,
  PRIMARY KEY (version, kind, id, language_id),
  FOREIGN KEY (version, kind, id) REFERENCES new_entries (version, kind, id)
);

INSERT INTO new_entry_texts SELECT 0, * FROM entry_texts;

CREATE TABLE new_categories (
  version INTEGER NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  language_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (version, kind, id, language_id)
) WITHOUT ROWID;

INSERT INTO new_categories SELECT 0, * FROM categories;

CREATE TABLE new_documents (
  version INTEGER NOT NULL,
  kind TEXT NOT NULL,
  language_id INTEGER NOT NULL,
  id TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (version, kind, language_id, id)
);

INSERT INTO new_documents SELECT 0, * FROM documents;

DROP VIEW shown_entries;
DROP TABLE entry_texts;
DROP TABLE entries;
DROP TABLE categories;
DROP TABLE documents;

ALTER TABLE new_entries RENAME TO entries;
ALTER TABLE new_entry_texts RENAME TO entry_texts;
ALTER TABLE new_categories RENAME TO categories;
ALTER TABLE new_documents RENAME TO documents;

CREATE INDEX entries_by_date ON entries (version, kind, published_at, position);
CREATE INDEX entries_by_category_and_date ON entries (version, kind, category, published_at, position);
CREATE INDEX entries_by_position ON entries (version, kind, position);
CREATE INDEX entries_by_category_and_position ON entries (version, kind, category, position);
CREATE INDEX categories_by_position ON categories (version, kind, language_id, position);

-- The views that calls read.
CREATE VIEW live_entries AS
  SELECT * FROM entries WHERE version = (SELECT version FROM content_versions WHERE is_live = 1);

CREATE VIEW shown_entries AS
  SELECT * FROM entries
  WHERE version = (SELECT version FROM content_versions WHERE is_live = 1)
    AND coalesce(publish_at, '') <= strftime('%Y-%m-%dT%H:%M:%S+08:00', 'now', '+8 hours')
    AND coalesce(withdraw_at, '~') > strftime('%Y-%m-%dT%H:%M:%S+08:00', 'now', '+8 hours');

CREATE VIEW live_texts AS
  SELECT * FROM entry_texts WHERE version = (SELECT version FROM content_versions WHERE is_live = 1);

CREATE VIEW live_categories AS
  SELECT * FROM categories WHERE version = (SELECT version FROM content_versions WHERE is_live = 1);

CREATE VIEW live_documents AS
  SELECT * FROM documents WHERE version = (SELECT version FROM content_versions WHERE is_live = 1);
