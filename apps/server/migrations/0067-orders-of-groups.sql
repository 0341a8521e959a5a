-- Which group an order is of is asked at each cancellation.
create index group_orders_by_order on group_orders (merchant_id, order_id) where order_id is not null;
-- Orders of a group have a switch from now on; brands had them before it.
alter table merchant_settings no force row level security;
update merchant_settings set features = features || '{"groupOrder": true}';
alter table merchant_settings force row level security;
