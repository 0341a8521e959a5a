-- The life of an order: what is owed for it, who brings it, how much the kitchen takes, what is paused.

-- What is to be paid online for an order. Paying, expiring and cancelling are conditional updates of this one row,
-- so exactly one of them wins.
create table bills (
  merchant_id uuid not null references merchants,
  order_id uuid not null,
  user_id uuid not null,
  payment_type text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'void', 'refund_due', 'refunded')),
  -- the provider's own name of the payment
  reference text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  primary key (merchant_id, order_id),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);

alter table orders
  add column delivery_type text not null default 'LAMENU' check (delivery_type in ('LAMENU', 'YANDEX', 'CUSTOM')),
  add column slot_at timestamptz,
  -- cooking minutes that the order takes of its slot
  add column load_minutes integer not null default 0 check (load_minutes >= 0),
  add column refunded_at timestamptz,
  add column send_cheque boolean not null default false,
  add column send_cheque_phone text,
  add column cheques_sent smallint not null default 0;

alter table order_changes add column by_role text;

-- Narrow, because every order of a branch with a capacity rewrites a row of it.
create table kitchen_slots (
  merchant_id uuid not null references merchants,
  branch_id uuid not null,
  slot_at timestamptz not null,
  taken_minutes integer not null check (taken_minutes >= 0),
  primary key (merchant_id, branch_id, slot_at),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id)
) with (fillfactor = 50);

alter table branches
  add column is_auto_accept boolean not null default false,
  -- cooking minutes that a quarter of an hour takes; null: without limit
  add column slot_capacity_minutes integer check (slot_capacity_minutes between 1 and 10000);

-- Pauses and busy hours. No branch: every branch; no category: everything; `until` null: until lifted by hand.
create table pauses (
  merchant_id uuid not null references merchants,
  id uuid not null,
  kind text not null check (kind in ('STOP', 'BUSY')),
  branch_id uuid,
  category_id uuid,
  until timestamptz,
  -- a busy kitchen: minutes more, and sum more for delivery
  extra_minutes integer not null default 0 check (extra_minutes between 0 and 600),
  delivery_surcharge bigint not null default 0 check (delivery_surcharge >= 0),
  made_by uuid,
  made_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id),
  foreign key (merchant_id, category_id) references categories (merchant_id, id),
  check (kind = 'STOP' or category_id is null)
);
create unique index pauses_one on pauses (merchant_id, kind,
  coalesce(branch_id, '00000000-0000-0000-0000-000000000000'),
  coalesce(category_id, '00000000-0000-0000-0000-000000000000'));

create table order_grades (
  merchant_id uuid not null references merchants,
  order_id uuid not null,
  user_id uuid not null,
  grade smallint not null check (grade between 1 and 5),
  comment text,
  created_at timestamptz not null,
  primary key (merchant_id, order_id),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);

-- A courier who signs in to the console acts for his own orders.
alter table couriers
  add column staff_id uuid,
  add foreign key (merchant_id, staff_id) references staff (merchant_id, id);

-- Prices by distance: [{"upTo": metres, "price": sum}, …], nearest first; empty: base price and kilometres.
alter table regions add column steps jsonb not null default '[]';

select enable_tenancy('bills');
select enable_tenancy('kitchen_slots');
select enable_tenancy('pauses');
select enable_tenancy('order_grades');
