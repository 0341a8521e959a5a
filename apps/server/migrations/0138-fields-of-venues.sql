-- New columns of branches, cities and brands, and the platform act HOST_PAGES for the brand pages of shared hosts
-- [EN-1, EN-4, EN-5, BR-4].
-- older builds go on: they neither read nor write the new columns, and never insert the new kind.

alter table platform_acts drop constraint platform_acts_kind_check;
alter table platform_acts add constraint platform_acts_kind_check check (kind in ('BLOCKED', 'UNBLOCKED', 'PERMIT',
  'PERMIT_WITHDRAWN', 'DOMAIN_ADDED', 'DOMAIN_PROVED', 'DOMAIN_REMOVED', 'HOST_PAGES', 'LIMITS', 'SUPPORT'));

-- Text colour on the main colour, as chosen by the owner; null: chosen by contrast. `main_color_type` is the result
-- [BR-5].
alter table merchant_settings add column chosen_color_type text;
alter table merchant_settings add constraint merchant_settings_chosen_color_type_check
  check (chosen_color_type in ('dark', 'light'));
-- Yandex Maps API key of the brand, visible in browsers; null: the API key of the installation [AD-14].
alter table merchant_settings add column yandex_maps_key text;

-- Cities where a taximeter decides the delivery price, and the explanation that guests there see.
alter table cities add column is_taximeter boolean not null default false;
alter table cities add column taximeter_comment jsonb not null default '{}';

-- Daily delivery window within the weekly work hours, "HH:mm" in the brand's time zone; both null: no window [EN-4].
alter table branches add column delivery_start text;
alter table branches add column delivery_end text;
-- Delivery price outside every delivery zone, in sum; null: the price of the first zone.
alter table branches add column delivery_price bigint;
alter table branches add constraint branches_delivery_price_check check (delivery_price >= 0);
-- Director of the branch, a staff member.
alter table branches add column director_id uuid;
-- Ids of the branch in external systems.
alter table branches add column company_id text;
alter table branches add column payment_id text;
alter table branches add column join_poster_id text;
alter table branches add column jowi_id text;
alter table branches add column iiko_id text;
