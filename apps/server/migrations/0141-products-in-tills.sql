-- older builds go on: all columns are nullable or have a default, and older builds do not write them.
-- Ids, names and amounts of a product in tills.
alter table products add column integration_id text;
alter table products add column integration_category_id text;
alter table products add column poster_id text;
alter table products add column poster_name text;
alter table products add column poster_amount numeric(12, 3);
alter table products add column jowi_id text;
alter table products add column loin_poster_id text;
-- Amount that one sale takes from the stock of a till; null: unknown.
alter table products add column amount numeric(12, 3);
-- Names of the systems that have the product.
alter table products add column systems text[] not null default '{}';
