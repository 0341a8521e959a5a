-- Somebody else's courier (delivery type CUSTOM), and whether a courier has handed over the cash of an order.
-- older builds go on

-- As an order tells its courier: {"id": null, "name": …, "phone": …}; null unless the delivery type is CUSTOM.
alter table orders add column custom_courier jsonb;
-- What the brand pays that courier, in sum; null: not stated.
alter table orders add column delivery_cost bigint;
alter table orders add column delivery_comment text;
-- When staff marked the cash as handed over by the courier; null: not yet.
alter table orders add column courier_paid_at timestamptz;
