-- Payments that we open at a provider, whose page the customer pays on: Multicard, Payze, Uzum Checkout. Older builds go
-- on: they open none.
alter table payments add column page_id text;
alter table payments add column page text;
-- Money that came when nothing was owed for it any more, to be given back.
alter table payments drop constraint payments_state_check;
alter table payments add constraint payments_state_check check (state in
  ('created', 'pending', 'paid', 'cancelling', 'refunded', 'part_refunded', 'failed', 'expired', 'late'));

-- By which a bill is paid where the customer types a number: Paynet.
alter table bills add column pay_number text;
create unique index bills_by_pay_number on bills (merchant_id, pay_number) where pay_number is not null;

-- What was tried for an order.
create index payments_by_order on payments (merchant_id, order_id, created_at);
-- The staff's page of payments: by day, and what is owed to customers.
create index payments_by_day on payments (merchant_id, created_at);
create index payments_late on payments (merchant_id, created_at) where state = 'late';
create index bills_due on bills (merchant_id, order_id) where state = 'refund_due';
