-- The menu is kept by people.
select manage_columns('product_groups');
select manage_columns('categories');
select manage_columns('products');

alter table product_groups add column is_active boolean not null default true;
alter table categories add column is_active boolean not null default true;
-- What receipts of the tax office want besides the product's code.
alter table products add column package_code text;
alter table products add column vat_percent smallint;

-- Whether its category and that one's group are on: written with each change of theirs.
alter table products add column is_listed boolean not null default true;
alter table products add column is_sold boolean not null
  generated always as (is_active and is_listed and deleted_at is null) stored;
