-- Fields of branches, cities and brands, and the pages of shared hosts [EN-1, EN-4, EN-5, BR-4].
-- older builds go on: they neither read nor write the new columns, and write the kinds of acts that they know.

alter table platform_acts drop constraint platform_acts_kind_check;
alter table platform_acts add constraint platform_acts_kind_check check (kind in ('BLOCKED', 'UNBLOCKED', 'PERMIT',
  'PERMIT_WITHDRAWN', 'DOMAIN_ADDED', 'DOMAIN_PROVED', 'DOMAIN_REMOVED', 'HOST_PAGES', 'LIMITS', 'SUPPORT'));

-- What the owner chose for text on the main colour; null: by its contrast. `main_color_type` is the result [BR-5].
alter table merchant_settings add column chosen_color_type text;
alter table merchant_settings add constraint merchant_settings_chosen_color_type_check
  check (chosen_color_type in ('dark', 'light'));
-- The brand's own key of Yandex Maps, which browsers see; null: the key of the installation [AD-14].
alter table merchant_settings add column yandex_maps_key text;

-- Cities where a taximeter decides the price of delivery, and what guests there read about it.
alter table cities add column is_taximeter boolean not null default false;
alter table cities add column taximeter_comment jsonb not null default '{}';

-- A daily window for deliveries inside the week's hours, "HH:mm" on the brand's clock; both null: none [EN-4].
alter table branches add column delivery_start text;
alter table branches add column delivery_end text;
-- Sum that a delivery outside every zone costs; null: what the first zone costs.
alter table branches add column delivery_price bigint;
alter table branches add constraint branches_delivery_price_check check (delivery_price >= 0);
-- A member of staff.
alter table branches add column director_id uuid;
-- Ids of the branch in other registers.
alter table branches add column company_id text;
alter table branches add column payment_id text;
alter table branches add column join_poster_id text;
alter table branches add column jowi_id text;
alter table branches add column iiko_id text;
