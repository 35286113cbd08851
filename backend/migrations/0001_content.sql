-- Content has two tables. `entries` has the fields for sorting and filtering, which are the same in
-- every language.
-- `entry_texts` has the texts. Chinese (language 1) always exists; other languages may be missing.

CREATE TABLE entries (
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  -- The editors' order, for kinds without a date.
  position INTEGER NOT NULL,
  category TEXT,
  -- All dates and times are ISO 8601 at +08:00, so that they sort as text.
  published_at TEXT CHECK (published_at LIKE '____-__-__T__:__:__+08:00'),
  starts_at TEXT CHECK (starts_at LIKE '____-__-__T__:__:__+08:00'),
  ends_at TEXT CHECK (ends_at LIKE '____-__-__T__:__:__+08:00'),
  -- The price in fen.
  price INTEGER,
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;

CREATE INDEX entries_by_date ON entries (kind, published_at);
CREATE INDEX entries_by_category_and_date ON entries (kind, category, published_at);
CREATE INDEX entries_by_position ON entries (kind, position);
CREATE INDEX entries_by_category_and_position ON entries (kind, category, position);

-- Texts, and JSON of fields that are only shown: `listed` in lists and details, `detail` in details
-- only.
-- `content` is last: SQLite reads the end of a long row only if a query needs it.
CREATE TABLE entry_texts (
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  language_id INTEGER NOT NULL,
  title TEXT NOT NULL,
  listed TEXT NOT NULL,
  detail TEXT NOT NULL,
  content TEXT,
  PRIMARY KEY (kind, id, language_id),
  FOREIGN KEY (kind, id) REFERENCES entries (kind, id)
);

CREATE TABLE categories (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  language_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (kind, id, language_id)
) WITHOUT ROWID;

CREATE INDEX categories_by_position ON categories (kind, language_id, position);

-- Documents, each returned as a whole: menu, recommendations, scenic area, guides.
CREATE TABLE documents (
  kind TEXT NOT NULL,
  language_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (kind, language_id, id)
);
