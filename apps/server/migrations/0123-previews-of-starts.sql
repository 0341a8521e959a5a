-- older builds go on
-- A brand that begins, looked at in the store before it is there: the last one that was asked for of a start.
-- preview_hash: SHA-256 of the word in the address of the preview.
-- preview: what it is seen in besides the draft: the language, a menu that was pasted, the console's own origin, which frames it.
alter table brand_starts add column preview_hash bytea;
alter table brand_starts add column preview jsonb;
alter table brand_starts add column preview_expires_at timestamptz;
create unique index brand_starts_by_preview on brand_starts (preview_hash) where preview_hash is not null;
