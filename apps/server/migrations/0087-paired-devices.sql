-- Tablets of a restaurant: paired once, open for 90 days after their last use; who acts types his PIN.
create table devices (
  merchant_id uuid not null references merchants,
  id uuid not null,
  name text not null,
  -- Where it stands; null: it is of all branches.
  branch_id uuid,
  -- Of the secret that it keeps; null: it is not paired.
  token_hash bytea,
  paired_at timestamptz,
  -- Until when it may be paired by the digits that were told.
  pairing_until timestamptz,
  primary key (merchant_id, id)
);
alter table devices add constraint devices_token_hash_key unique (merchant_id, token_hash);
alter table devices add constraint devices_branch_fkey
  foreign key (merchant_id, branch_id) references branches (merchant_id, id);
select manage_columns('devices');
select enable_tenancy('devices');

-- Which device the digits are for: asked before a brand is known.
create table pairing_codes (
  code_hash bytea primary key,
  merchant_id uuid not null references merchants,
  device_id uuid not null,
  expires_at timestamptz not null
);
create index pairing_codes_by_end on pairing_codes (expires_at);
create index pairing_codes_by_device on pairing_codes (merchant_id, device_id);

alter table staff add column pin_hash text;
-- Wrong ones since the last right one.
alter table staff add column pin_tries integer not null default 0;

-- A session that was opened by a PIN: it ends with its device, and is at work where the device stands.
alter table staff_sessions add column device_id uuid;
alter table staff_sessions add column branch_id uuid;
create index staff_sessions_by_device on staff_sessions (merchant_id, device_id) where device_id is not null;
