-- The prices of a changed item before and after, in the smallest unit of the currency.
ALTER TABLE content_changes ADD COLUMN price_before INTEGER;
ALTER TABLE content_changes ADD COLUMN price_after INTEGER;
