-- An order's table is one of the brand's tables and no longer any text. What names none, or another brand's, is dropped.
-- Only rows with a table are written again: changing the column's type would write every order.
alter table orders rename column table_id to table_text;
alter table orders add column table_id uuid;
alter table orders no force row level security;
alter table dining_tables no force row level security;
update orders o set table_id = t.id
  from dining_tables t where t.merchant_id = o.merchant_id and t.id::text = lower(o.table_text);
alter table dining_tables force row level security;
alter table orders force row level security;
alter table orders drop column table_text;
-- As with reservations and calls for the waiter: a table that was ordered at is taken out of use, not deleted.
alter table orders add constraint orders_table_id_fkey
  foreign key (merchant_id, table_id) references dining_tables (merchant_id, id);
