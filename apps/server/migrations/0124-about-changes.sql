-- older builds go on: they write what was changed as a comment
-- What a change was about, as fields (`ChangeAbout` of the contract); null: its status tells it, or it is of old and its comment does.
alter table order_changes add column about jsonb;
