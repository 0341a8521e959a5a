-- Orders that several people fill from their own phones, without an account: who has the link comes in, who has a
-- member's key changes what the member takes. Secrets are kept as hashes.
create table group_orders (
  merchant_id uuid not null references merchants,
  id uuid not null,
  version integer not null default 1,
  branch_id uuid not null,
  service_type text not null,
  state text not null check (state in ('OPEN', 'LOCKED', 'ORDERED', 'CANCELED')),
  secret_hash bytea not null,
  order_id uuid,
  -- [{memberId, dishes, delivery, service, discount, total}], once it is ordered.
  shares jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
create index group_orders_by_age on group_orders (expires_at);
-- The owner sees of them only what is over for two days, in every brand at once.
create policy sweeper on group_orders for all to current_user
  using (expires_at < now() - interval '2 days') with check (false);

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

select enable_tenancy('group_orders');
select enable_tenancy('group_members');
