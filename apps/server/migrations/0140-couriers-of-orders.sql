-- Custom (third-party) couriers, delivery type CUSTOM, and whether a courier has handed over the cash of an order.
-- older builds go on

-- Custom courier, as in the order's `courier` field: {"id": null, "name": …, "phone": …}; null unless the delivery type
-- is CUSTOM.
alter table orders add column custom_courier jsonb;
-- Amount that the brand pays the custom courier, in sum; null: not specified.
alter table orders add column delivery_cost bigint;
alter table orders add column delivery_comment text;
-- Time at which staff marked the cash as handed over by the courier; null: not yet.
alter table orders add column courier_paid_at timestamptz;
