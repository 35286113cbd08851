-- Ids become text, so that they can be slugs. Existing rows are copied.
-- Lists by date use the editors' order for equal times.
CREATE TABLE new_entries (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  -- The editors' order, for lists without dates and for equal dates.
  position INTEGER NOT NULL,
  category TEXT,
  published_at TEXT CHECK (published_at LIKE '____-__-__T__:__:__+08:00'),
  starts_at TEXT CHECK (starts_at LIKE '____-__-__T__:__:__+08:00'),
  ends_at TEXT CHECK (ends_at LIKE '____-__-__T__:__:__+08:00'),
  price INTEGER,
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;

INSERT INTO new_entries SELECT kind, CAST(id AS TEXT), position, category, published_at, starts_at, ends_at, price FROM entries;

CREATE TABLE new_entry_texts (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  language_id INTEGER NOT NULL,
  title TEXT NOT NULL,
  listed TEXT NOT NULL,
  detail TEXT NOT NULL,
  content TEXT,
  PRIMARY KEY (kind, id, language_id),
  FOREIGN KEY (kind, id) REFERENCES new_entries (kind, id)
);

INSERT INTO new_entry_texts SELECT kind, CAST(id AS TEXT), language_id, title, listed, detail, content FROM entry_texts;

CREATE TABLE new_documents (
  kind TEXT NOT NULL,
  language_id INTEGER NOT NULL,
  id TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (kind, language_id, id)
);

INSERT INTO new_documents SELECT kind, language_id, CAST(id AS TEXT), body FROM documents;

DROP TABLE entry_texts;
DROP TABLE entries;
DROP TABLE documents;

ALTER TABLE new_entries RENAME TO entries;
ALTER TABLE new_entry_texts RENAME TO entry_texts;
ALTER TABLE new_documents RENAME TO documents;

CREATE INDEX entries_by_date ON entries (kind, published_at, position);
CREATE INDEX entries_by_category_and_date ON entries (kind, category, published_at, position);
CREATE INDEX entries_by_position ON entries (kind, position);
CREATE INDEX entries_by_category_and_position ON entries (kind, category, position);
