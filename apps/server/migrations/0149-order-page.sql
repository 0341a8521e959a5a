-- older builds go on: they do not read the columns.

-- Vehicle of a courier, which customers see while their order is on the way. Null: not shown.
alter table couriers add column vehicle text;

-- Number of the order, which providers show to the payer. Null: opened before the column existed.
alter table bills add column order_number bigint;
