-- What a table calls for: the waiter, or the bill, and how it will be paid. A table has one open call: one for the
-- waiter becomes one for the bill.
alter table waiter_calls add column reason text not null default 'WAITER';
alter table waiter_calls add constraint waiter_calls_reason check (reason in ('WAITER', 'BILL'));
alter table waiter_calls add column payment_type text;
-- A visit begins where the last bill was brought.
create index waiter_calls_bills on waiter_calls (merchant_id, table_id, ended_at desc)
  where reason = 'BILL' and ended_at is not null;
create index orders_at_table on orders (merchant_id, table_id, created_at desc) where table_id is not null;
