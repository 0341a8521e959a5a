create table promos (
  merchant_id uuid not null references merchants,
  id uuid not null,
  code text not null,
  -- folded code, for finding it however it is written
  code_key text not null,
  discount_type text not null check (discount_type in ('AMOUNT', 'PERCENTAGE')),
  product_discount bigint not null default 0 check (product_discount >= 0),
  delivery_discount bigint not null default 0 check (delivery_discount >= 0),
  min_price bigint not null default 0 check (min_price >= 0),
  start_at timestamptz,
  end_at timestamptz,
  is_active boolean not null default true,
  total_limit integer,
  per_customer_limit integer,
  used_count integer not null default 0,
  primary key (merchant_id, id),
  unique (merchant_id, code_key),
  check (total_limit is null or used_count <= total_limit)
);

create table promo_uses (
  merchant_id uuid not null references merchants,
  promo_id uuid not null,
  user_id uuid not null,
  order_id uuid not null,
  used_at timestamptz not null,
  returned_at timestamptz,
  primary key (merchant_id, promo_id, order_id),
  foreign key (merchant_id, promo_id) references promos (merchant_id, id)
);
create index promo_uses_by_user on promo_uses (merchant_id, promo_id, user_id);

-- Cashback is a ledger; the balance row is its sum, kept in step by the same transaction, and cannot go below zero.
create table cashback_balances (
  merchant_id uuid not null references merchants,
  user_id uuid not null,
  balance bigint not null check (balance >= 0),
  primary key (merchant_id, user_id),
  foreign key (merchant_id, user_id) references users (merchant_id, id)
);

create table cashback_movements (
  merchant_id uuid not null references merchants,
  id uuid not null,
  user_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('spent', 'returned', 'earned', 'taken_back', 'granted')),
  amount bigint not null,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, order_id, kind)
);
create index cashback_movements_by_user on cashback_movements (merchant_id, user_id, created_at);

create table couriers (
  merchant_id uuid not null references merchants,
  id uuid not null,
  name text not null,
  phone text not null,
  is_active boolean not null default true,
  primary key (merchant_id, id)
);

create table order_numbers (
  merchant_id uuid primary key references merchants,
  last_number bigint not null
) with (fillfactor = 50);

create table orders (
  merchant_id uuid not null references merchants,
  id uuid not null,
  number bigint not null,
  version integer not null default 1,
  user_id uuid not null,
  branch_id uuid not null,
  status text not null,
  service_type text not null,
  order_device text not null,
  payment_type text not null,
  is_paid boolean not null default false,
  receiver_name text,
  receiver_phone text not null,
  language text not null default 'uz',
  address jsonb,
  -- metres
  distance integer,
  region_id uuid,
  -- as sold: names, prices and choices at the moment of the order
  lines jsonb not null,
  breakdown jsonb not null,
  total_price bigint not null check (total_price >= 0),
  promo_id uuid,
  promo_code text,
  cashback bigint not null default 0,
  comment text,
  courier_comment text,
  change_from bigint,
  cutlery integer not null default 0,
  is_leave_at_door boolean not null default false,
  is_call_on_arrival boolean not null default false,
  table_id text,
  preparation_minutes integer not null,
  road_minutes integer not null default 0,
  delivery_at timestamptz,
  promised_at timestamptz,
  created_at timestamptz not null,
  seen_at timestamptz,
  accepted_at timestamptz,
  cooking_at timestamptz,
  ready_at timestamptz,
  on_way_at timestamptz,
  delivered_at timestamptz,
  closed_at timestamptz,
  canceled_at timestamptz,
  cancel_reason text,
  cancel_comment text,
  courier_id uuid,
  courier_status text,
  primary key (merchant_id, id),
  unique (merchant_id, number),
  foreign key (merchant_id, user_id) references users (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id),
  foreign key (merchant_id, courier_id) references couriers (merchant_id, id)
);
create index orders_by_user on orders (merchant_id, user_id, created_at desc);
-- What the board and the active list read: only orders under way.
create index orders_under_way on orders (merchant_id, created_at)
  where status not in ('DELIVERED', 'CLOSED', 'CANCELED');
create index orders_by_time on orders (merchant_id, created_at desc);
create index orders_by_courier on orders (merchant_id, courier_id) where courier_id is not null and status not in ('DELIVERED', 'CLOSED', 'CANCELED');

-- Every change with who, when and why [OR-7]; never changed, never deleted.
create table order_changes (
  merchant_id uuid not null references merchants,
  order_id uuid not null,
  version integer not null,
  status text not null,
  reason text not null,
  by_kind text not null check (by_kind in ('customer', 'staff', 'system')),
  by_id uuid,
  by_name text,
  comment text,
  changed_at timestamptz not null,
  primary key (merchant_id, order_id, version),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);

select enable_tenancy('promos');
select enable_tenancy('promo_uses');
select enable_tenancy('cashback_balances');
select enable_tenancy('cashback_movements');
select enable_tenancy('couriers');
select enable_tenancy('order_numbers');
select enable_tenancy('orders');
select enable_tenancy('order_changes');
