-- Changes that were made together, and are undone together: those of an imported table. Older builds go on: they write none.
alter table changes add column batch_id uuid;
create index changes_by_batch on changes (merchant_id, batch_id) where batch_id is not null;
