-- Pieces that a delivery begins at; 0: any.
alter table merchant_settings add column minimal_delivery_quantity integer not null default 0;
alter table merchant_settings add constraint merchant_settings_minimal_delivery_quantity
  check (minimal_delivery_quantity >= 0);
-- What a product is to tills, other services and scanners. Sums are whole.
alter table products add column barcode text;
alter table products add column additional_price bigint;
alter table products add column eats_price bigint;
alter table products add column enabled_eats boolean not null default false;
alter table products add column express_price bigint;
alter table products add column enabled_express boolean not null default false;
-- {"poster": "17", "iiko": "…"}: its id in other registers.
alter table products add column external_ids jsonb not null default '{}';
-- Two switches that changed nothing so far: who never touched them keeps the store as it was.
alter table merchant_settings no force row level security;
update merchant_settings set features = '{"cartInMain": true, "cartPage": true}' || features;
alter table merchant_settings force row level security;
