-- Tariff that the delivery price of an order was calculated by: the delivery zone, or the branch if it has no zones; null
-- if nothing is delivered [CH-5].
-- older builds go on: they neither read nor write the column.

alter table orders add column delivery_tariff_id uuid;
