-- older builds go on
-- Changes that wait to be published together: of each thing one draft at most.
create table drafts (
  merchant_id uuid not null references merchants,
  id uuid not null,
  -- What it changes: `product`, `settings`; no id: the brand has one of it alone.
  entity text not null,
  entity_id uuid,
  -- The version that it was made on.
  version int not null,
  -- The fields that it changes, as they were when it was made, and as they are to be.
  before jsonb not null,
  after jsonb not null,
  by_id uuid not null,
  at timestamptz not null,
  -- When it is published by itself, and by whose word.
  publish_at timestamptz,
  publish_by uuid,
  -- It was to be published then and was not; `fault`: why, where it was no conflict.
  missed_at timestamptz,
  fault jsonb,
  primary key (merchant_id, id)
);
alter table drafts add constraint drafts_by_fkey foreign key (merchant_id, by_id) references staff (merchant_id, id);
alter table drafts add constraint drafts_publish_by_fkey
  foreign key (merchant_id, publish_by) references staff (merchant_id, id);
create unique index drafts_by_entity on drafts (merchant_id, entity, entity_id) nulls not distinct;
select enable_tenancy('drafts');
-- A preview of the drafts: what waits when it is looked at, written, read and taken back.
alter table settings_previews add column shows_drafts boolean not null default false;
