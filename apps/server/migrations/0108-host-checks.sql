-- older builds go on
-- Whole domains that administrators give to brands: each is a brand's once its owner has put our word into its DNS.
-- Read and written by the platform alone. Two brands may wait for one domain; who proves it first has it.
create table host_checks (
  host text not null,
  merchant_id uuid not null,
  -- What stands in the TXT record.
  token text not null,
  added_at timestamptz not null,
  checked_at timestamptz,
  -- Null: it waits.
  proved_at timestamptz,
  -- As its last check saw it: visitors of the domain come to us.
  is_led boolean not null default false,
  primary key (host, merchant_id)
);
create index host_checks_by_merchant on host_checks (merchant_id);
alter table platform_acts drop constraint platform_acts_kind_check;
alter table platform_acts add constraint platform_acts_kind_check check (kind in
  ('BLOCKED', 'UNBLOCKED', 'PERMIT', 'PERMIT_WITHDRAWN', 'DOMAIN_ADDED', 'DOMAIN_PROVED', 'DOMAIN_REMOVED'));
