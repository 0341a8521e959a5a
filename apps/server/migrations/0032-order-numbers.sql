-- Numbers are drawn by chance, so that two of them tell nothing of the orders in between. A number is one order's while
-- it is under way; afterwards it may come again on another day. order_numbers goes with a later release: processes of
-- the former one still count there while they are replaced.
alter table orders drop constraint orders_merchant_id_number_key;
create unique index orders_number_under_way on orders (merchant_id, number)
  where status not in ('DELIVERED', 'CLOSED', 'CANCELED');

-- What a customer has open: unpaid, under way, and nobody of the staff has touched it yet. Counted when he orders again.
create index orders_open_by_user on orders (merchant_id, user_id)
  where seen_at is null and not is_paid and status not in ('DELIVERED', 'CLOSED', 'CANCELED');
