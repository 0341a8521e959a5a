-- older builds go on
-- What the staff note of a customer, and whether the store takes orders of his. No reason: it does.
alter table users add column staff_note text;
alter table users add column blocked_reason text;
alter table users add column blocked_at timestamptz;
alter table users add column blocked_by uuid;
-- Of what the staff keep of him.
alter table users add column staff_version integer not null default 1;
create index users_by_time on users (merchant_id, created_at);

-- Cashback that the staff give belongs to no order.
alter table cashback_movements alter column order_id drop not null;
