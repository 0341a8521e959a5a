-- Brands, settings, cities, branches, delivery zones and tables.

-- Brands. `merchants` and `merchant_hosts` are read before the brand is known, so they contain no secrets.
create table merchants (
  merchant_id uuid primary key,
  key text not null unique,
  is_active boolean not null default true,
  deleted_at timestamptz,
  -- Incremented by every change that guests can see. Cached replies and pages have it in their key.
  content_version bigint not null default 1,
  created_at timestamptz not null default now(),
  -- Created by the demo, whose passwords are public.
  is_demo boolean not null default false,
  -- Reason for guests why the platform blocked the brand. Null: not blocked.
  blocked_reason jsonb
);
alter table merchants enable row level security;
alter table merchants force row level security;
create policy tenancy on merchants using (merchant_id = current_merchant()) with check (merchant_id = current_merchant());
create policy directory on merchants for all to current_user using (true) with check (true);
grant select on merchants to dasturxon_app;

-- Called in the transaction of each change that guests can see, for the transaction's own merchant.
create function raise_content_version() returns bigint
  language sql security definer set search_path = public, pg_temp as $$
  update merchants set content_version = content_version + 1
  where merchant_id = nullif(current_setting('app.merchant_id', true), '')::uuid
  returning content_version
$$;
revoke all on function raise_content_version() from public;
grant execute on function raise_content_version() to dasturxon_app;

-- Hosts of brands: a domain (`osh.uz`) or a subdomain name (`osh`), lower case, without port.
create table merchant_hosts (
  host text not null,
  -- Up to three brands behind one host are distinguished by the page value 1, 2 or 3 [BR-4]. The lowest is the default.
  page smallint not null default 1 check (page between 1 and 3),
  merchant_id uuid not null references merchants,
  primary key (host, page)
);
create index merchant_hosts_by_merchant on merchant_hosts (merchant_id);
grant select on merchant_hosts to dasturxon_app;

create table merchant_settings (
  merchant_id uuid primary key references merchants,
  brand jsonb not null,
  title_left jsonb not null default '{}',
  title_right jsonb not null default '{}',
  copyright jsonb not null default '{}',
  about jsonb not null default '{}',
  logo text,
  favicon text,
  share_image text,
  main_color text not null default '#FCE000' check (main_color ~ '^#[0-9A-Fa-f]{6}$'),
  main_color_type text not null default 'light' check (main_color_type in ('dark', 'light')),
  is_dark boolean not null default false,
  main_language text not null default 'uz',
  is_language_forced boolean not null default false,
  languages text[] not null default '{uz}',
  currency text not null default 'UZS' check (currency in ('UZS', 'KZT')),
  time_zone text not null default 'Asia/Tashkent',
  map_type text not null default 'LEAFLET' check (map_type in ('YANDEX', 'LEAFLET', 'LAMENU_YANDEX')),
  latitude double precision not null default 41.32,
  longitude double precision not null default 69.24,
  features jsonb not null default '{}',
  views jsonb not null default '{}',
  links jsonb not null default '{}',
  cashback_percent numeric(5, 2) not null default 0 check (cashback_percent between 0 and 100),
  should_validate_delivery_area boolean not null default true,
  is_service_fee_enabled boolean not null default false,
  is_service_fee_free_above_threshold boolean not null default false,
  service_fee_threshold bigint not null default 0 check (service_fee_threshold >= 0),
  service_fee_amount bigint not null default 0 check (service_fee_amount >= 0),
  -- Minimum sum of a delivery.
  minimal_delivery_price bigint not null default 0 check (minimal_delivery_price >= 0),
  default_delivery_type jsonb not null default '{"website": "DELIVERY", "telegram": "DELIVERY", "application": "DELIVERY"}',
  kind text not null default 'RESTAURANT' check (kind in ('RESTAURANT', 'GROCERY')),
  copyright_right jsonb not null default '{}',
  -- [{"name": {"uz": …}, "value": "+998…", an e-mail address or an https address}]
  contacts jsonb not null default '[]',
  -- {"metrica": {"active", "id", "key"}, "gtm": {"active", "id"}, "pixel": {"active", "id", "content"}}
  tracking jsonb not null default '{}',
  -- Minimum number of pieces of a delivery. 0: no minimum.
  minimal_delivery_quantity integer not null default 0
    constraint merchant_settings_minimal_delivery_quantity check (minimal_delivery_quantity >= 0),
  -- Texts that the brand's gateway has approved, with `{code}` and `{brand}`. A language without a text has the built-in one.
  sms_content jsonb not null default '{}',
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  -- Fiscal codes of products without their own, of the delivery and of the service fee.
  fiscal jsonb not null default '{"productMxik": null, "productPackage": null, "deliveryMxik": null,
    "deliveryPackage": null, "serviceMxik": null, "servicePackage": null, "vatPercent": 0, "unitCode": null}',
  -- ISO 3166-1 codes of the countries that the brand sends texts to. Null: the country of its currency.
  phone_countries text[] check (cardinality(phone_countries) > 0),
  -- Text colour on the main colour, as chosen by the owner. Null: chosen by contrast. `main_color_type` is the result [BR-5].
  chosen_color_type text check (chosen_color_type in ('dark', 'light')),
  -- Yandex Maps API key of the brand, visible in browsers. Null: the key of the installation [AD-14].
  yandex_maps_key text,
  -- Organisation of the brand in iiko. Null: none.
  iiko_organization_id text,
  -- Id of the brand's own mobile app. Null: none.
  app_id text
);
select enable_tenancy('merchant_settings');
-- The platform lists brands with name, colour and picture [BR-11].
create policy catalog on merchant_settings for select to current_user using (true);

create table payment_settings (
  merchant_id uuid not null references merchants,
  type text not null,
  name jsonb not null,
  position smallint not null default 0,
  is_active boolean not null default false,
  web_enabled boolean not null default false,
  bot_enabled boolean not null default false,
  operator_enabled boolean not null default false,
  app_enabled boolean not null default false,
  qr_enabled boolean not null default false,
  primary key (merchant_id, type)
);
select enable_tenancy('payment_settings');

-- Limits that the platform sets for a brand. No row or null: no limit. The brand can only read its own.
create table brand_limits (
  merchant_id uuid primary key references merchants,
  branches integer,
  products integer,
  -- Texts by the platform's accounts in a month of the brand's time zone.
  texts integer,
  changed_at timestamptz not null,
  check (branches >= 0 and products >= 0 and texts >= 0)
);
select enable_tenancy('brand_limits');
create policy overseer on brand_limits for all to current_user using (true) with check (true);
revoke insert, update, delete on brand_limits from dasturxon_app;

create table cities (
  merchant_id uuid not null references merchants,
  id uuid not null,
  name jsonb not null,
  description jsonb not null default '{}',
  latitude double precision not null,
  longitude double precision not null,
  is_main boolean not null default false,
  -- Key of the built-in schematic map. Null: none.
  map_key text,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  -- A taximeter decides the delivery price. `taximeter_comment` explains it to guests.
  is_taximeter boolean not null default false,
  taximeter_comment jsonb not null default '{}',
  primary key (merchant_id, id)
);
select enable_tenancy('cities');

create table branches (
  merchant_id uuid not null references merchants,
  id uuid not null,
  city_id uuid not null,
  name jsonb not null,
  address jsonb not null,
  latitude double precision not null,
  longitude double precision not null,
  phone text,
  is_active boolean not null default true,
  is_main boolean not null default false,
  settings jsonb not null,
  work_hours jsonb not null,
  preparation_minutes integer not null default 25 check (preparation_minutes between 0 and 600),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  is_auto_accept boolean not null default false,
  -- Cooking minutes that fit into a quarter of an hour. Null: no limit.
  slot_capacity_minutes integer check (slot_capacity_minutes between 1 and 10000),
  -- Phone for reservations. Null: `phone`.
  booking_phone text,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  -- Reason why the branch is not active.
  off_reason text,
  -- Holidays of the branch that are not over, copied from `holidays` with each change of them.
  holidays jsonb not null default '[]',
  -- Daily delivery window within the work hours, "HH:mm" in the brand's time zone. Both null: no window [EN-4].
  delivery_start text,
  delivery_end text,
  -- Delivery price outside all delivery zones, in sum. Null: the price of the first zone.
  delivery_price bigint check (delivery_price >= 0),
  -- Director of the branch, a staff member.
  director_id uuid,
  -- Ids of the branch in external systems.
  company_id text,
  payment_id text,
  join_poster_id text,
  jowi_id text,
  iiko_id text,
  primary key (merchant_id, id),
  foreign key (merchant_id, city_id) references cities (merchant_id, id)
);
create index branches_by_city on branches (merchant_id, city_id);
select enable_tenancy('branches');

-- Days on which branches are closed or have other hours.
create table holidays (
  merchant_id uuid not null references merchants,
  id uuid not null,
  -- Null: all branches.
  branch_id uuid,
  name jsonb not null,
  -- yyyy-mm-dd in the brand's time zone, both included.
  day text not null,
  last_day text not null,
  is_closed boolean not null,
  open text,
  close text,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);
select enable_tenancy('holidays');

-- Delivery zones.
create table regions (
  merchant_id uuid not null references merchants,
  id uuid not null,
  city_id uuid not null,
  branch_id uuid not null,
  name jsonb not null,
  -- [[longitude, latitude], …], not closed
  polygon jsonb not null,
  color text not null default '#2563EB',
  base_price bigint not null check (base_price >= 0),
  -- metres
  base_distance integer not null check (base_distance >= 0),
  per_kilometre bigint not null check (per_kilometre >= 0),
  -- Sum of products from which delivery is free. 0: never.
  free_from bigint not null default 0 check (free_from >= 0),
  -- [{"upTo": metres, "price": sum}, …], nearest first. Empty: base price and price per kilometre.
  steps jsonb not null default '[]',
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, city_id) references cities (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);
select enable_tenancy('regions');

create table dining_tables (
  merchant_id uuid not null references merchants,
  id uuid not null,
  branch_id uuid not null,
  number text not null,
  -- Name of the hall or terrace.
  place jsonb not null,
  chairs integer not null check (chairs between 1 and 100),
  is_active boolean not null default true,
  -- Part of the table's QR code. Waiter calls and orders at the table require it, because the id is public. A new value
  -- invalidates printed codes.
  secret text not null default replace(gen_random_uuid()::text, '-', '') check (length(secret) >= 32),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);
create unique index dining_tables_by_number on dining_tables (merchant_id, branch_id, number) where deleted_at is null;
select enable_tenancy('dining_tables');

-- Uploaded pictures. A picture that nothing references is deleted after a grace period.
create table pictures (
  merchant_id uuid not null references merchants,
  id uuid not null,
  -- Null: saved by a build that stored no checksums.
  bytes integer,
  sha256 bytea,
  created_at timestamptz not null,
  -- When the daily job first found no reference. Null: referenced, or not checked yet.
  unused_since timestamptz,
  -- An order shows the picture, so it is never deleted.
  is_kept boolean not null default false,
  primary key (merchant_id, id)
);
select enable_tenancy('pictures');
