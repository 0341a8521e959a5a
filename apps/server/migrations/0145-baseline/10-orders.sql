-- Orders, couriers, reviews and group orders.

create table couriers (
  merchant_id uuid not null references merchants,
  id uuid not null,
  name text not null,
  phone text not null,
  is_active boolean not null default true,
  -- Staff member who signs in to the console as this courier. Null: none.
  staff_id uuid,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  -- In sum. Negative: owed to the brand.
  balance bigint not null default 0,
  -- Null: created before the column existed.
  created_at timestamptz default now(),
  primary key (merchant_id, id),
  foreign key (merchant_id, staff_id) references staff (merchant_id, id)
);
select enable_tenancy('couriers');

-- Last position of a brand's courier. Deleted after the order.
create table courier_positions (
  merchant_id uuid not null references merchants,
  courier_id uuid not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  told_at timestamptz not null,
  primary key (merchant_id, courier_id),
  foreign key (merchant_id, courier_id) references couriers (merchant_id, id)
) with (fillfactor = 50);
select enable_tenancy('courier_positions');
create policy sweeper on courier_positions for all to current_user
  using (told_at < now() - interval '10 minutes') with check (false);

-- Not used any more: numbers of orders are random.
create table order_numbers (
  merchant_id uuid primary key references merchants,
  last_number bigint not null
) with (fillfactor = 50);
select enable_tenancy('order_numbers');

create table orders (
  merchant_id uuid not null references merchants,
  id uuid not null,
  -- Random. Unique among the orders that are not finished.
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
  -- As sold: names, prices and choices when the order was placed.
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
  delivery_type text not null default 'LAMENU' check (delivery_type in ('LAMENU', 'YANDEX', 'CUSTOM')),
  slot_at timestamptz,
  -- Cooking minutes that the order takes of its slot.
  load_minutes integer not null default 0 check (load_minutes >= 0),
  refunded_at timestamptz,
  send_cheque boolean not null default false,
  send_cheque_phone text,
  cheques_sent smallint not null default 0,
  -- Stock that the order took, [{productId, count}]. A cancellation returns it [MN-6]. Null: as its lines.
  stock_taken jsonb,
  -- The receipt was sent to the phone that the customer entered, which is done once.
  is_cheque_named_sent boolean not null default false,
  -- Products of a refused order that were not available.
  cancel_product_ids uuid[],
  table_id uuid,
  -- Fiscal lines when the order was placed. Null: a product had no code.
  fiscal_lines jsonb,
  -- Placed by the staff to test the notification. Excluded from all figures.
  is_test boolean not null default false,
  -- End of the requested time span, which begins at `delivery_at`. Null: exactly at `delivery_at`.
  delivery_until timestamptz,
  -- {"id": null, "name": …, "phone": …} for the delivery type CUSTOM, else null.
  custom_courier jsonb,
  -- Amount that the brand pays the custom courier, in sum. Null: not specified.
  delivery_cost bigint,
  delivery_comment text,
  -- When the staff marked the cash as handed over by the courier. Null: not yet.
  courier_paid_at timestamptz,
  -- Tariff of the delivery price: the delivery zone, or the branch if it has no zones. Null: no delivery [CH-5].
  delivery_tariff_id uuid,
  primary key (merchant_id, id),
  foreign key (merchant_id, user_id) references users (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id),
  foreign key (merchant_id, courier_id) references couriers (merchant_id, id),
  constraint orders_table_id_fkey foreign key (merchant_id, table_id) references dining_tables (merchant_id, id)
);
create index orders_by_user on orders (merchant_id, user_id, created_at desc);
-- For the board and the list of active orders.
create index orders_under_way on orders (merchant_id, created_at) where status not in ('DELIVERED', 'CLOSED', 'CANCELED');
create index orders_by_time on orders (merchant_id, created_at desc);
create index orders_by_courier on orders (merchant_id, courier_id)
  where courier_id is not null and status not in ('DELIVERED', 'CLOSED', 'CANCELED');
create unique index orders_number_under_way on orders (merchant_id, number)
  where status not in ('DELIVERED', 'CLOSED', 'CANCELED');
-- Unpaid orders of a customer that the staff has not seen. Counted when the customer orders again.
create index orders_open_by_user on orders (merchant_id, user_id)
  where seen_at is null and not is_paid and status not in ('DELIVERED', 'CLOSED', 'CANCELED');
create index orders_at_table on orders (merchant_id, table_id, created_at desc) where table_id is not null;
select enable_tenancy('orders');

-- Every change of an order with who, when and why [OR-7]. Rows are never changed.
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
  by_role text,
  -- Details of the change (`ChangeAbout` of the contract). Null: none, or an older row, which has them in `comment`.
  about jsonb,
  primary key (merchant_id, order_id, version),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
select enable_tenancy('order_changes');

-- Used cooking minutes. A narrow table, because each order of a branch with a capacity updates a row.
create table kitchen_slots (
  merchant_id uuid not null references merchants,
  branch_id uuid not null,
  slot_at timestamptz not null,
  taken_minutes integer not null check (taken_minutes >= 0),
  primary key (merchant_id, branch_id, slot_at),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id)
) with (fillfactor = 50);
select enable_tenancy('kitchen_slots');

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
select enable_tenancy('order_grades');

-- One row for each order with a grade or comment of its customer, with the answer of the staff.
create table order_reviews (
  merchant_id uuid not null references merchants,
  order_id uuid not null,
  -- Of the order.
  branch_id uuid not null,
  -- Of the order and its products. The staff searches by it.
  lowest_grade smallint not null check (lowest_grade between 1 and 5),
  has_comment boolean not null,
  reviewed_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by uuid,
  version integer not null default 1,
  primary key (merchant_id, order_id),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
create index order_reviews_by_time on order_reviews (merchant_id, reviewed_at);
select enable_tenancy('order_reviews');

-- Orders that several people fill on their own phones without an account. The link lets people join, and a member's key
-- allows changes of the member's items. Secrets are stored as hashes.
create table group_orders (
  merchant_id uuid not null references merchants,
  id uuid not null,
  version integer not null default 1,
  branch_id uuid not null,
  service_type text not null,
  state text not null check (state in ('OPEN', 'LOCKED', 'ORDERED', 'CANCELED')),
  secret_hash bytea not null,
  order_id uuid,
  -- [{memberId, dishes, delivery, service, discount, total}] when it is ordered.
  shares jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
create index group_orders_by_age on group_orders (expires_at);
create index group_orders_by_order on group_orders (merchant_id, order_id) where order_id is not null;
select enable_tenancy('group_orders');
create policy sweeper on group_orders for all to current_user using (expires_at < now() - interval '2 days') with check (false);

create table group_members (
  merchant_id uuid not null references merchants,
  group_id uuid not null,
  id uuid not null,
  name text not null,
  is_host boolean not null,
  key_hash bytea not null,
  -- [{productId, count, modifications}]
  cart_items jsonb not null,
  joined_at timestamptz not null,
  primary key (merchant_id, group_id, id),
  foreign key (merchant_id, group_id) references group_orders (merchant_id, id) on delete cascade
);
select enable_tenancy('group_members');

-- Basket and delivery place of a customer, for all devices and shells of the customer.
create table shared_baskets (
  merchant_id uuid not null references merchants,
  user_id uuid not null,
  -- Lines, including removed ones, and the place, with the time of each change.
  content jsonb not null,
  changed_at timestamptz not null,
  primary key (merchant_id, user_id),
  constraint shared_baskets_of_user foreign key (merchant_id, user_id) references users (merchant_id, id)
);
select enable_tenancy('shared_baskets');
