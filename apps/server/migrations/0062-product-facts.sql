-- What a product is made of, what may harm whom, and what 100 g of it hold.
alter table products add column composition jsonb not null default '{}';
alter table products add column allergens text[] not null default '{}';
alter table products add column nutrition jsonb;
