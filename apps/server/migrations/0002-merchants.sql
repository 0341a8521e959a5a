-- Brands. `merchants` and `merchant_hosts` are read before a tenant is known, so they carry nothing secret.
create table merchants (
  merchant_id uuid primary key,
  key text not null unique,
  is_active boolean not null default true,
  deleted_at timestamptz,
  -- Raised by every change that a guest can see; prepared replies and kept pages are keyed by it.
  content_version bigint not null default 1,
  created_at timestamptz not null default now()
);

-- A host is a whole domain (`osh.uz`) or a sub-domain name (`osh`), lower case, without port.
create table merchant_hosts (
  host text not null,
  -- Up to three brands behind one host are told apart by the page value 1, 2 or 3 [BR-4]; the lowest is the default.
  page smallint not null default 1 check (page between 1 and 3),
  merchant_id uuid not null references merchants,
  primary key (host, page)
);
create index merchant_hosts_by_merchant on merchant_hosts (merchant_id);

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
  minimal_delivery_price bigint not null default 0 check (minimal_delivery_price >= 0),
  default_delivery_type jsonb not null default '{"telegram":"DELIVERY","website":"DELIVERY","application":"DELIVERY"}'
);

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

create table cities (
  merchant_id uuid not null references merchants,
  id uuid not null,
  name jsonb not null,
  description jsonb not null default '{}',
  latitude double precision not null,
  longitude double precision not null,
  is_main boolean not null default false,
  -- Key of the built-in schematic map, when there is one.
  map_key text,
  primary key (merchant_id, id)
);

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
  primary key (merchant_id, id),
  foreign key (merchant_id, city_id) references cities (merchant_id, id)
);
create index branches_by_city on branches (merchant_id, city_id);

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
  -- sum of products from which delivery is free; 0: never
  free_from bigint not null default 0 check (free_from >= 0),
  primary key (merchant_id, id),
  foreign key (merchant_id, city_id) references cities (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);

grant select on merchants, merchant_hosts to dasturxon_app;
select enable_tenancy('merchant_settings');
-- The platform lists its brands by name, colour and picture [BR-11].
create policy catalog on merchant_settings for select to current_user using (true);
select enable_tenancy('payment_settings');
select enable_tenancy('cities');
select enable_tenancy('branches');
select enable_tenancy('regions');

-- Called in the transaction of any change that guests can see; touches the tenant's own brand only.
create function raise_content_version() returns bigint
  language sql security definer set search_path = public as $$
  update merchants set content_version = content_version + 1
  where merchant_id = nullif(current_setting('app.merchant_id', true), '')::uuid
  returning content_version
$$;
revoke all on function raise_content_version() from public;
grant execute on function raise_content_version() to dasturxon_app;
