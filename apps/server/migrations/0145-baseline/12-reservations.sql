-- Reservations and waiter calls.

create table reservations (
  merchant_id uuid not null references merchants,
  id uuid not null,
  version integer not null default 1,
  user_id uuid not null,
  branch_id uuid not null,
  table_id uuid not null,
  chairs integer not null check (chairs between 1 and 100),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null check (state in ('NEW', 'CONFIRMED', 'REFUSED', 'CANCELED')),
  guest_name text,
  guest_phone text not null,
  comment text,
  answer text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (merchant_id, id),
  check (starts_at < ends_at),
  foreign key (merchant_id, user_id) references users (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id),
  foreign key (merchant_id, table_id) references dining_tables (merchant_id, id),
  -- A table has no two reservations at the same time [OR-11].
 
    constraint reservations_never_overlap exclude using gist (
    merchant_id with =, table_id with =, tstzrange(starts_at,
      ends_at) with &&
  ) where (state in ('NEW', 'CONFIRMED'))
);
create index reservations_by_user on reservations (merchant_id, user_id, starts_at desc);
create index reservations_by_branch on reservations (merchant_id, branch_id, starts_at);
create index reservations_by_time on reservations (merchant_id, starts_at);
select enable_tenancy('reservations');

create table waiter_calls (
  merchant_id uuid not null references merchants,
  id uuid not null,
  branch_id uuid not null,
  table_id uuid not null,
  called_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid,
  -- A table has one open call. A call for the waiter becomes one for the bill.
  reason text not null default 'WAITER' constraint waiter_calls_reason check (reason in ('WAITER', 'BILL')),
  -- How the bill will be paid.
  payment_type text,
  primary key (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id),
  foreign key (merchant_id, table_id) references dining_tables (merchant_id, id)
);
-- One open call for each table.
create unique index waiter_calls_open on waiter_calls (merchant_id, table_id) where ended_at is null;
-- A visit begins after the last bill.
create index waiter_calls_bills on waiter_calls (merchant_id, table_id, ended_at desc)
  where reason = 'BILL' and ended_at is not null;
select enable_tenancy('waiter_calls');
