-- Balance and creation time of couriers, and ids of a brand in external systems [EN-1].
-- older builds go on: they neither read nor write the new columns.

-- Balance of a courier, in sum; negative: owed to the brand.
alter table couriers add column balance bigint not null default 0;
-- Null for couriers that were added before this migration.
alter table couriers add column created_at timestamptz;
alter table couriers alter column created_at set default now();

-- Organisation of the brand in iiko, and the id of the brand's own mobile app; null: none.
alter table merchant_settings add column iiko_organization_id text;
alter table merchant_settings add column app_id text;
