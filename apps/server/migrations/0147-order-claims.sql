-- Complaints of customers about received orders, with the answer of the staff.
create table order_claims (
  merchant_id uuid not null references merchants,
  id uuid not null,
  order_id uuid not null,
  -- Of the order.
  branch_id uuid not null,
  reason text not null check (reason in ('MISSING', 'WRONG_DISH', 'COLD', 'QUALITY', 'LATE', 'OTHER')),
  -- Lines of the order, counted from 0: [{"line": 0, "count": 1}]. Empty: the whole order.
  lines jsonb not null,
  comment text,
  -- Key of the picture.
  photo text,
  created_at timestamptz not null,
  -- Time until which the staff have to answer.
  due_at timestamptz not null,
  -- Null in this and the following columns: not answered.
  answered_at timestamptz,
  answer text check (answer in ('REFUND', 'CASHBACK', 'WORDS')),
  -- In sum. Null: words only.
  answer_amount bigint check (answer_amount > 0),
  answer_text text,
  answered_by uuid,
  primary key (merchant_id, id),
  constraint order_claims_of_order foreign key (merchant_id, order_id) references orders (merchant_id, id),
  constraint order_claims_answered_check check ((answered_at is null) = (answer is null))
);
-- One unanswered claim per order.
create unique index order_claims_open on order_claims (merchant_id, order_id) where answered_at is null;
create index order_claims_by_order on order_claims (merchant_id, order_id, created_at);
create index order_claims_unanswered on order_claims (merchant_id, created_at) where answered_at is null;
create index order_claims_answered on order_claims (merchant_id, answered_at) where answered_at is not null;
create index order_claims_by_age on order_claims (created_at);
select enable_tenancy('order_claims');
create policy sweeper on order_claims for all to current_user
  using (created_at < now() - interval '400 days') with check (false);
