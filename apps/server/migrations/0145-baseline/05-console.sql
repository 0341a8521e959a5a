-- History, drafts, previews and support access of the console.

-- Every change by the staff: before and after, who and when. Rows are never changed.
create table changes (
  merchant_id uuid not null references merchants,
  id uuid not null,
  at timestamptz not null,
  by_id uuid not null,
  by_role text not null,
  ip text not null,
  -- What was changed, for example `promo`. No id: the order of all of them.
  entity text not null,
  entity_id uuid,
  kind text not null check (kind in ('added', 'changed', 'removed', 'restored', 'arranged', 'invited', 'joined', 'signed_out')),
  before jsonb,
  after jsonb,
  request_id text not null,
  -- Changes that were made together and are undone together, for example by an import.
  batch_id uuid,
  -- Name of somebody who does not belong to the brand's staff.
  by_name text,
  -- Name of the paired device, else browser and system. Null: unknown.
  device text,
  primary key (merchant_id, id)
);
create index changes_by_time on changes (merchant_id, at desc);
create index changes_by_age on changes (at);
create index changes_by_entity on changes (merchant_id, entity, entity_id, at desc);
create index changes_by_batch on changes (merchant_id, batch_id) where batch_id is not null;
create index changes_by_device on changes (merchant_id, device, by_id) where device is not null;
select enable_tenancy('changes');
create policy sweeper on changes for all to current_user using (at < now() - interval '399 days') with check (false);
revoke update, delete on changes from dasturxon_app;

-- Changes that wait to be published together, at most one draft for each row.
create table drafts (
  merchant_id uuid not null references merchants,
  id uuid not null,
  -- What it changes, for example `product`. No id: the brand has only one of it, for example `settings`.
  entity text not null,
  entity_id uuid,
  -- Version of the row that the draft was made on.
  version integer not null,
  -- The changed fields before and after.
  before jsonb not null,
  after jsonb not null,
  by_id uuid not null,
  at timestamptz not null,
  -- Scheduled publication, and who scheduled it.
  publish_at timestamptz,
  publish_by uuid,
  -- A scheduled publication failed. `fault`: the reason, unless it was a conflict.
  missed_at timestamptz,
  fault jsonb,
  primary key (merchant_id, id),
  constraint drafts_by_fkey foreign key (merchant_id, by_id) references staff (merchant_id, id),
  constraint drafts_publish_by_fkey foreign key (merchant_id, publish_by) references staff (merchant_id, id)
);
create unique index drafts_by_entity on drafts (merchant_id, entity, entity_id) nulls not distinct;
select enable_tenancy('drafts');

-- Settings that a staff member previews in the store before saving them. Only the last preview of each.
create table settings_previews (
  merchant_id uuid not null references merchants,
  staff_id uuid not null,
  -- SHA-256 of the token in the address of the preview.
  token_hash bytea not null,
  -- Parts of the settings, as the request that saves them.
  parts jsonb not null,
  -- Origin of the console. No other page may frame the preview.
  framed_by text not null,
  expires_at timestamptz not null,
  -- The preview shows all drafts: they are written, read and rolled back.
  shows_drafts boolean not null default false,
  primary key (merchant_id, staff_id),
  foreign key (merchant_id, staff_id) references staff (merchant_id, id)
);
create unique index settings_previews_by_token on settings_previews (merchant_id, token_hash);
select enable_tenancy('settings_previews');

-- Until when the owner of a brand lets administrators of the platform into the console.
create table support_consents (
  merchant_id uuid primary key references merchants,
  given_by uuid not null,
  given_at timestamptz not null,
  expires_at timestamptz not null,
  constraint support_consents_staff_fkey foreign key (merchant_id, given_by) references staff (merchant_id, id)
);
select enable_tenancy('support_consents');

-- Console sessions of administrators. They end with the consent and half an hour after their last use.
create table support_entries (
  merchant_id uuid not null references merchants,
  token_hash bytea not null,
  admin_id uuid not null,
  -- Shown to the brand.
  name text not null,
  entered_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (merchant_id, token_hash)
);
create index support_entries_by_admin on support_entries (admin_id);
select enable_tenancy('support_entries');
-- The platform ends sessions of an administrator in all brands.
create policy overseer on support_entries for all to current_user using (true) with check (false);
