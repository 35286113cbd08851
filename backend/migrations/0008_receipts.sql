-- The last number assigned on each day. It never decreases, even if `proposals` are deleted.
CREATE TABLE receipt_numbers (
  day TEXT PRIMARY KEY,
  last INTEGER NOT NULL
) WITHOUT ROWID;

INSERT INTO receipt_numbers (day, last) SELECT day, max(number) FROM proposals GROUP BY day;

-- Complaints for a spreadsheet. Spreadsheets run a text that begins with one of these characters,
-- so an apostrophe is added before it.
CREATE VIEW proposals_for_sheets AS
SELECT id, day || '-' || printf('%04d', number) AS receipt, created_at, language_id, category, visit_date,
  iif(name GLOB danger, '''' || name, name) AS name,
  iif(phone GLOB danger, '''' || phone, phone) AS phone,
  iif(email GLOB danger, '''' || email, email) AS email,
  iif(order_number GLOB danger, '''' || order_number, order_number) AS order_number,
  iif(content GLOB danger, '''' || content, content) AS content
FROM proposals, (SELECT '[-=+@＝＋－＠' || char(9, 10, 13) || ']*' AS danger);
