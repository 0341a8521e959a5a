-- Promo codes and cashback.

create table promos (
  merchant_id uuid not null references merchants,
  id uuid not null,
  code text not null,
  -- Normalised code.
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
  -- Shown to all customers. Other codes work for those who know them.
  is_listed boolean not null default false,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  -- Promo codes are found by it. Not unique, because older codes can have the same.
  code_fold text generated always as (fold_code(code)) stored,
  primary key (merchant_id, id),
  check (total_limit is null or used_count <= total_limit)
);
create unique index promos_by_code on promos (merchant_id, code_key) where deleted_at is null;
create index promos_by_code_fold on promos (merchant_id, code_fold) where deleted_at is null;
select enable_tenancy('promos');

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
create index promo_uses_of_user on promo_uses (merchant_id, user_id, promo_id);
select enable_tenancy('promo_uses');

-- Sum of `cashback_movements`, updated by the same transaction. Cannot be negative.
create table cashback_balances (
  merchant_id uuid not null references merchants,
  user_id uuid not null,
  balance bigint not null check (balance >= 0),
  primary key (merchant_id, user_id),
  foreign key (merchant_id, user_id) references users (merchant_id, id)
);
select enable_tenancy('cashback_balances');

create table cashback_movements (
  merchant_id uuid not null references merchants,
  id uuid not null,
  user_id uuid not null,
  -- Null: granted by the staff.
  order_id uuid,
  kind text not null check (kind in ('spent', 'returned', 'earned', 'taken_back', 'granted')),
  amount bigint not null,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, order_id, kind)
);
create index cashback_movements_by_user on cashback_movements (merchant_id, user_id, created_at);
select enable_tenancy('cashback_movements');
