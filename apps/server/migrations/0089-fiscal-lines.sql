-- What receipts of the tax office are made of. Older builds go on: they write none of it.
-- The tax office's number of the unit, and whether each piece carries a code of its own that is scanned when it is sold.
alter table products add column unit_code int;
alter table products add column is_marked boolean not null default false;
-- Has it a code of its own, with its package?
alter table products add column has_fiscal_code boolean not null
  generated always as (mxic_code is not null and package_code is not null) stored;

-- By which a brand's products go that have no code of their own, and by which its delivery and its service fee go.
alter table merchant_settings add column fiscal jsonb not null default
  '{"productMxik":null,"productPackage":null,"deliveryMxik":null,"deliveryPackage":null,"serviceMxik":null,"servicePackage":null,"vatPercent":0,"unitCode":null}';

-- The lines as they were when the order was placed; null: something of it had no code.
alter table orders add column fiscal_lines jsonb;
-- The same of what is paid online.
alter table bills add column fiscal_lines jsonb;
