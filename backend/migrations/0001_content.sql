-- Content has two halves: `entries` and what they sort and filter by are the same in every language,
-- `entry_texts` are their words. An entry always has Chinese words (language 1); other languages may be missing.

CREATE TABLE entries (
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  -- The editors' order, for kinds that have no date.
  position INTEGER NOT NULL,
  category TEXT,
  -- Dates and times are ISO 8601 at +08:00, all of them, so that they sort as text.
  published_at TEXT CHECK (published_at LIKE '____-__-__T__:__:__+08:00'),
  starts_at TEXT CHECK (starts_at LIKE '____-__-__T__:__:__+08:00'),
  ends_at TEXT CHECK (ends_at LIKE '____-__-__T__:__:__+08:00'),
  -- Fen.
  price INTEGER,
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;

CREATE INDEX entries_by_date ON entries (kind, published_at);
CREATE INDEX entries_by_category_and_date ON entries (kind, category, published_at);
CREATE INDEX entries_by_position ON entries (kind, position);
CREATE INDEX entries_by_category_and_position ON entries (kind, category, position);

-- Words, and JSON of what is only ever shown: `listed` in lists and details, `detail` in details.
-- `content` comes last: a row's long tail is not read unless it is asked for.
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

-- What is answered whole: the menu, the home page's recommendations, the scenic area, the guides.
CREATE TABLE documents (
  kind TEXT NOT NULL,
  language_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (kind, language_id, id)
);
