-- older builds go on
-- Parts of an order's money that went back to its customer, or are to: a line of it or a sum.
create table part_refunds (
  merchant_id uuid not null references merchants,
  id uuid not null,
  order_id uuid not null,
  amount bigint not null,
  -- What it is for, lines counted from 0: [{"line": 0, "count": 1}]; null: a sum.
  lines jsonb,
  created_at timestamptz not null,
  -- When the customer had it; null: it is still owed.
  given_at timestamptz,
  primary key (merchant_id, id)
);
alter table part_refunds add constraint part_refunds_amount_check check (amount > 0);
alter table part_refunds add constraint part_refunds_of_order
  foreign key (merchant_id, order_id) references orders (merchant_id, id);
create index part_refunds_by_order on part_refunds (merchant_id, order_id, created_at);
create index part_refunds_due on part_refunds (merchant_id, created_at) where given_at is null;
select enable_tenancy('part_refunds');
