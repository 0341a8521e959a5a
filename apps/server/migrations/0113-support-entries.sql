-- older builds go on: to them nobody of the platform is inside
-- Until when a brand's owner lets the platform's people into its console; no row: they may not.
create table support_consents (
  merchant_id uuid not null references merchants,
  given_by uuid not null,
  given_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id)
);
alter table support_consents add constraint support_consents_staff_fkey
  foreign key (merchant_id, given_by) references staff (merchant_id, id);
select enable_tenancy('support_consents');

-- Who of them came in: a session of the console that holds as long as the consent and half an hour after its last use.
create table support_entries (
  merchant_id uuid not null references merchants,
  token_hash bytea not null,
  admin_id uuid not null,
  -- As the brand reads it.
  name text not null,
  entered_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (merchant_id, token_hash)
);
create index support_entries_by_admin on support_entries (admin_id);
select enable_tenancy('support_entries');
-- Whose sessions end is out of every brand.
create policy overseer on support_entries for all to current_user using (true) with check (false);

-- The name of who is none of the brand's people.
alter table changes add column by_name text;

alter table platform_acts drop constraint platform_acts_kind_check;
alter table platform_acts add constraint platform_acts_kind_check check (kind in ('BLOCKED', 'UNBLOCKED', 'PERMIT',
  'PERMIT_WITHDRAWN', 'DOMAIN_ADDED', 'DOMAIN_PROVED', 'DOMAIN_REMOVED', 'LIMITS', 'SUPPORT'));
