-- older builds go on: they send no heartbeats and watch no branches.

-- Last heartbeat of each device with an open console.
create table device_beats (
  merchant_id uuid not null references merchants,
  -- The paired device; for any other browser its session's id.
  id uuid not null,
  staff_id uuid not null,
  is_paired boolean not null,
  -- The branch that the page is filtered by. Null when it shows all.
  branch_id uuid,
  -- Of several open pages of the device the one that hears best.
  page_id uuid not null,
  beat_at timestamptz not null,
  -- Since when the page has been awake without a break. Null while it is not.
  awake_since timestamptz,
  -- The page is hidden or the screen off since then. Null while it is awake.
  asleep_since timestamptz,
  -- The browser allows no sound since then. Null while it does.
  mute_since timestamptz,
  -- When the page was closed. Null while it is open.
  closed_at timestamptz,
  can_notify boolean not null,
  -- Percent. Null when the browser does not say.
  battery smallint,
  is_charging boolean,
  primary key (merchant_id, id),
  foreign key (merchant_id, staff_id) references staff (merchant_id, id)
);
-- A heartbeat updates its row in place: no index has a column that changes.
alter table device_beats set (fillfactor = 50);
select enable_tenancy('device_beats');
create policy sweeper on device_beats for all to current_user
  using (beat_at < now() - interval '29 days') with check (false);

-- Branches that use a console for their orders. A row is deleted after two weeks without one.
create table branch_watches (
  merchant_id uuid not null references merchants,
  branch_id uuid not null,
  -- Day (UTC) on which a console last heard the branch's orders.
  heard_on date not null,
  -- Since when the branch is open and no device is awake. Null otherwise.
  quiet_since timestamptz,
  primary key (merchant_id, branch_id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);
select enable_tenancy('branch_watches');
-- Lets the job find the brands to look at.
create policy watched on branch_watches for select to current_user using (true);
-- A branch that is open while no device is awake: the subject of the alert is the branch.
alter table alerts drop constraint alerts_kind_check;
alter table alerts add constraint alerts_kind_check
  check (kind in ('order', 'reservation', 'waiter_call', 'device', 'test')) not valid;

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
