-- Older builds do not go on: to them the session of a guest without a phone is that of a customer, also after a new code of
-- the table.

-- Table whose QR code replaced the phone of a guest. Null: a customer, whose account may be deleted.
alter table users add column table_id uuid;
alter table users add constraint users_table_id_fkey
  foreign key (merchant_id, table_id) references dining_tables (merchant_id, id);
alter table users drop constraint users_have_a_phone;
alter table users add constraint users_have_a_phone
  check (phone is not null or deleted_at is not null or table_id is not null);
-- Customer, or guest of another table, that the orders of this guest moved to. Null: not replaced.
alter table users add column replaced_by uuid;
alter table users add constraint users_replaced_by_fkey
  foreign key (merchant_id, replaced_by) references users (merchant_id, id);
-- Counted when another session of the table is opened.
create index users_at_table on users (merchant_id, table_id, created_at) where table_id is not null;

-- Secret of the guest's table when the session was opened. A new secret ends the session. Null: a customer with a phone.
alter table sessions add column table_secret text;
