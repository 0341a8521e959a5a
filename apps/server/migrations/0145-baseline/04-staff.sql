-- Staff, sign-in and devices.

create table staff (
  merchant_id uuid not null references merchants,
  id uuid not null,
  login text not null,
  name text not null,
  phone text,
  role text not null check (role in ('owner', 'manager', 'operator', 'kitchen', 'courier')),
  -- scrypt: salt and key. Null: invited, not joined yet.
  password_hash text,
  is_active boolean not null default true,
  created_at timestamptz not null,
  -- Created by the demo, whose passwords are public.
  is_demo boolean not null default false,
  -- Networks of former sign-ins, newest first. Failed attempts from other networks do not lock them.
  known_networks text[] not null default '{}',
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  -- Branches that the staff member works in. Null: all.
  branch_ids uuid[] check (cardinality(branch_ids) > 0),
  pin_hash text,
  -- Wrong PINs since the last correct one.
  pin_tries integer not null default 0,
  -- Null: signs in by the login only.
  person_id uuid,
  primary key (merchant_id, id),
  unique (merchant_id, login)
);
create unique index staff_by_person on staff (merchant_id, person_id) where person_id is not null;
select enable_tenancy('staff');

-- Brand of each login, read before the brand is known.
create table staff_logins (
  login text primary key,
  merchant_id uuid not null references merchants
);

create table staff_sessions (
  merchant_id uuid not null references merchants,
  token_hash bytea not null,
  staff_id uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  -- Device and branch of a session that was opened by a PIN. Null: opened by a password.
  device_id uuid,
  branch_id uuid,
  -- Identifies the session in lists. Gives no access.
  id uuid not null default gen_random_uuid(),
  -- Browser and system at the sign-in. Null: unknown.
  browser text check (char_length(browser) <= 60),
  primary key (merchant_id, token_hash),
  constraint staff_sessions_id_key unique (merchant_id, id),
  foreign key (merchant_id, staff_id) references staff (merchant_id, id)
);
create index staff_sessions_by_end on staff_sessions (expires_at);
create index staff_sessions_by_staff on staff_sessions (merchant_id, staff_id);
create index staff_sessions_by_device on staff_sessions (merchant_id, device_id) where device_id is not null;
select enable_tenancy('staff_sessions');
create policy sweeper on staff_sessions for all to current_user using (expires_at < now() - interval '1 day') with check (false);

-- Attempts of the last quarter of an hour in all brands, also with logins that do not exist.
create table staff_sign_in_tries (
  id uuid primary key,
  login text not null,
  ip text not null,
  tried_at timestamptz not null
);
create index staff_sign_in_tries_by_login on staff_sign_in_tries (login);
create index staff_sign_in_tries_by_ip on staff_sign_in_tries (ip);
create index staff_sign_in_tries_by_age on staff_sign_in_tries (tried_at);

-- Links by which staff members set their first password. One valid link for each.
create table invitations (
  merchant_id uuid not null references merchants,
  staff_id uuid not null,
  token_hash bytea not null,
  made_by uuid not null,
  expires_at timestamptz not null,
  primary key (merchant_id, staff_id),
  constraint invitations_token_hash_key unique (merchant_id, token_hash),
  constraint invitations_staff_fkey foreign key (merchant_id, staff_id) references staff (merchant_id, id)
);
select enable_tenancy('invitations');

-- People with a verified phone who work for one brand or several. Password and second factor are valid for all of them.
create table people (
  id uuid primary key,
  phone text not null unique,
  -- scrypt: salt and key
  password_hash text not null,
  -- Networks of former sign-ins, newest first.
  known_networks text[] not null default '{}',
  -- The second factor, as in `second_factors`.
  factor_secret text,
  factor_pending text,
  factor_last_step bigint not null default 0,
  factor_recovery_hashes text[] not null default '{}',
  created_at timestamptz not null
);

-- Brands that a person may belong to, read before the brand is known. `staff` of the brand decides.
create table person_brands (
  person_id uuid not null constraint person_brands_person_fkey references people,
  merchant_id uuid not null references merchants,
  primary key (person_id, merchant_id)
);

-- Codes for a forgotten password of a person, as an HMAC. One row for each phone.
create table password_codes (
  phone text primary key,
  code_hash bytea not null,
  attempts smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_codes_by_age on password_codes (sent_at);

-- Second factors of staff: an authenticator app and recovery codes.
create table second_factors (
  merchant_id uuid not null references merchants,
  staff_id uuid not null,
  -- Encrypted. Null: not enabled.
  secret text,
  -- Encrypted. Not confirmed by a code yet.
  pending text,
  -- Step of 30 seconds of the last used code. A code cannot be used twice.
  last_step bigint not null default 0,
  -- Hashes of the unused recovery codes.
  recovery_hashes text[] not null default '{}',
  primary key (merchant_id, staff_id),
  constraint second_factors_staff_fkey foreign key (merchant_id, staff_id) references staff (merchant_id, id)
);
select enable_tenancy('second_factors');

-- Tablets of a brand. A pairing ends 90 days after its last use. Staff act on them by a PIN.
create table devices (
  merchant_id uuid not null references merchants,
  id uuid not null,
  name text not null,
  -- Null: all branches.
  branch_id uuid,
  -- Null: not paired.
  token_hash bytea,
  paired_at timestamptz,
  -- Until when the pairing code is valid.
  pairing_until timestamptz,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  -- Browser and network that were paired.
  paired_browser text,
  paired_network text,
  primary key (merchant_id, id),
  constraint devices_token_hash_key unique (merchant_id, token_hash),
  constraint devices_branch_fkey foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);
select enable_tenancy('devices');

-- Device of each pairing code, read before the brand is known.
create table pairing_codes (
  code_hash bytea primary key,
  merchant_id uuid not null references merchants,
  device_id uuid not null,
  expires_at timestamptz not null
);
create index pairing_codes_by_end on pairing_codes (expires_at);
create index pairing_codes_by_device on pairing_codes (merchant_id, device_id);

-- Last heartbeat of each device with an open console.
create table device_beats (
  merchant_id uuid not null references merchants,
  -- The paired device; for any other browser the id of its session.
  id uuid not null,
  staff_id uuid not null,
  is_paired boolean not null,
  -- Branch that the page is filtered by. Null: all.
  branch_id uuid,
  -- Of several open pages of the device the one that hears best.
  page_id uuid not null,
  beat_at timestamptz not null,
  -- Since when the page has been awake without a break. Null: not awake.
  awake_since timestamptz,
  -- Since when the page is hidden or the screen is off. Null: awake.
  asleep_since timestamptz,
  -- Since when the browser allows no sound. Null: it does.
  mute_since timestamptz,
  -- When the page was closed. Null: open.
  closed_at timestamptz,
  can_notify boolean not null,
  -- Percent. Null: unknown.
  battery smallint,
  is_charging boolean,
  primary key (merchant_id, id),
  foreign key (merchant_id, staff_id) references staff (merchant_id, id)
) with (fillfactor = 50);
select enable_tenancy('device_beats');
create policy sweeper on device_beats for all to current_user using (beat_at < now() - interval '29 days') with check (false);

-- Branches that use a console for their orders. A row is deleted after two weeks without one.
create table branch_watches (
  merchant_id uuid not null references merchants,
  branch_id uuid not null,
  -- Day (UTC) on which a console last received the branch's orders.
  heard_on date not null,
  -- Since when the branch is open and no device is awake. Null otherwise.
  quiet_since timestamptz,
  primary key (merchant_id, branch_id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);
select enable_tenancy('branch_watches');
-- A job selects the brands to check.
create policy watched on branch_watches for select to current_user using (true);

-- Heartbeats of the paired devices of these brands, and their branches that are open while no device is awake.
create function brand_devices(brands uuid[])
  returns table (merchant_id uuid, devices jsonb, unattended integer, unattended_since timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  brand uuid;
begin
  foreach brand in array brands
  loop
    perform enter_merchant(brand);
    merchant_id := brand;
    select coalesce(jsonb_agg(jsonb_build_object('name', d.name, 'branch', p.name, 'beat',
        case when b.id is not null then jsonb_build_object('beatAt', b.beat_at, 'asleepSince', b.asleep_since,
          'muteSince', b.mute_since, 'closedAt', b.closed_at) end) order by lower(d.name), d.id), '[]')
      into devices
    from devices d
    left join device_beats b on b.merchant_id = brand and b.id = d.id
    left join branches p on p.merchant_id = brand and p.id = d.branch_id
    where d.merchant_id = brand and d.deleted_at is null and d.paired_at is not null;
    select count(*)::integer, min(w.quiet_since) into unattended, unattended_since
    from branch_watches w where w.merchant_id = brand and w.quiet_since is not null;
    return next;
  end loop;
  execute 'set local app.merchant_id to default';
end $$;
revoke all on function brand_devices(uuid[]) from public;
grant execute on function brand_devices(uuid[]) to dasturxon_platform;
