-- The work on complaints. States: new, work, answered, closed. `version` counts the changes, so that two people do not
-- overwrite each other. Times are Unix ms; those that are NULL have not happened.
ALTER TABLE proposals ADD COLUMN state TEXT NOT NULL DEFAULT 'new';
ALTER TABLE proposals ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
-- The id of a person, who may have been removed since. No reference: an export has `proposals` before `staff`, and
-- could not be loaded again.
ALTER TABLE proposals ADD COLUMN assignee TEXT;
ALTER TABLE proposals ADD COLUMN answer TEXT NOT NULL DEFAULT '';
ALTER TABLE proposals ADD COLUMN channel TEXT NOT NULL DEFAULT '';
ALTER TABLE proposals ADD COLUMN answered_at INTEGER;
ALTER TABLE proposals ADD COLUMN changed_at INTEGER;
ALTER TABLE proposals ADD COLUMN closed_at INTEGER;
ALTER TABLE proposals ADD COLUMN erased_at INTEGER;

CREATE INDEX proposals_by_state ON proposals (state, created_at);

-- What people wrote about a complaint, by the key of their entry in `office_log`, which itself has no personal data.
CREATE TABLE complaint_texts (
  request_key TEXT PRIMARY KEY,
  proposal INTEGER NOT NULL REFERENCES proposals (id) ON DELETE CASCADE,
  note TEXT NOT NULL,
  answer TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX complaint_texts_by_proposal ON complaint_texts (proposal);

CREATE TRIGGER complaint_texts_never_change BEFORE UPDATE ON complaint_texts
BEGIN SELECT RAISE(ABORT, 'complaint_texts: texts never change'); END;

-- Messages about new complaints that have not been sent.
CREATE TABLE complaint_messages (
  proposal INTEGER PRIMARY KEY REFERENCES proposals (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  error TEXT NOT NULL DEFAULT ''
);

CREATE INDEX complaint_messages_by_time ON complaint_messages (next_at);

-- In the transaction of the complaint: none is saved without its message.
CREATE TRIGGER complaint_has_message AFTER INSERT ON proposals
BEGIN INSERT INTO complaint_messages (proposal, created_at, next_at) VALUES (NEW.id, NEW.created_at, NEW.created_at); END;

-- The office exports complaints, with formulas defused.
DROP VIEW proposals_for_sheets;
