-- The menu.

create table product_groups (
  merchant_id uuid not null references merchants,
  id uuid not null,
  name jsonb not null,
  icon text,
  image text,
  bg_color text,
  icon_bg_color text,
  priority integer not null default 0,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  is_active boolean not null default true,
  primary key (merchant_id, id)
);
select enable_tenancy('product_groups');

create table categories (
  merchant_id uuid not null references merchants,
  id uuid not null,
  group_id uuid not null,
  name jsonb not null,
  image text,
  text_color text,
  priority integer not null default 0,
  view_type text not null default 'MEDIUM' check (view_type in ('BIG', 'MEDIUM', 'SMALL')),
  scroll_type text not null default 'VERTICAL' check (scroll_type in ('VERTICAL', 'HORIZONTAL')),
  navigation_type text not null default 'SHEET' check (navigation_type in ('SHEET', 'POP_UP', 'FULL_SCREEN')),
  is_without_cart boolean not null default false,
  -- Days and hours when it is served, in the brand's time zone: [{"days": ["MONDAY"], "from": "07:00", "to": "11:00"}].
  -- Null: always.
  timetable jsonb,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  is_active boolean not null default true,
  primary key (merchant_id, id),
  foreign key (merchant_id, group_id) references product_groups (merchant_id, id)
);
select enable_tenancy('categories');

-- Products of a set: a modification with "productId" is sold, counted and stopped as that product.
create function part_ids_of(groups jsonb) returns uuid[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg(distinct part::uuid), '{}')
    from (select jsonb_path_query(groups, '$[*].modifications[*].productId') #>> '{}') as parts (part)
    where part is not null
  );

-- Shared groups of a product's choices.
create function library_ids_of(groups jsonb) returns uuid[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg(distinct group_id::uuid), '{}')
    from (select jsonb_path_query(groups, '$[*].libraryId') #>> '{}') as copies (group_id)
    where group_id is not null
  );

create table products (
  merchant_id uuid not null references merchants,
  id uuid not null,
  category_id uuid not null,
  name jsonb not null,
  description jsonb not null default '{}',
  image text,
  image_ground text,
  gallery text[] not null default '{}',
  cost_price bigint not null check (cost_price >= 0),
  discount numeric(5, 2) not null default 0 check (discount between 0 and 100),
  unit text not null default 'COUNT' check (unit in ('KG', 'LITER', 'GRAMM', 'COUNT')),
  measure numeric(12, 3) not null default 1,
  calorie integer,
  time_cooking_min integer,
  time_cooking_max integer,
  priority integer not null default 0,
  labels text[] not null default '{}',
  tags text[] not null default '{}',
  is_active boolean not null default true,
  is_cart_recommendation boolean not null default false,
  delivery_enabled boolean not null default true,
  channels text[] not null default '{TG,WEB}',
  mxic_code text,
  modification_groups jsonb not null default '[]',
  deleted_at timestamptz,
  -- Days and hours when it is served, as in `categories`. Null: as its category.
  timetable jsonb,
  part_ids uuid[] not null generated always as (part_ids_of(modification_groups)) stored,
  -- Ingredients.
  composition jsonb not null default '{}',
  allergens text[] not null default '{}',
  -- Per 100 g.
  nutrition jsonb,
  barcode text,
  additional_price bigint,
  eats_price bigint,
  enabled_eats boolean not null default false,
  express_price bigint,
  enabled_express boolean not null default false,
  -- {"poster": "17", "iiko": "…"}: ids in other systems
  external_ids jsonb not null default '{}',
  -- Sold by weight: one count is a step of `measure` units, `cost_price` is the price of a step, and orders start at
  -- `min_count` steps.
  is_weighed boolean not null default false,
  min_count integer not null default 1 constraint products_min_count check (min_count between 1 and 999),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  -- Codes for fiscal receipts, besides `mxic_code`.
  package_code text,
  vat_percent smallint,
  -- Its category and group are active. Written with each change of them.
  is_listed boolean not null default true,
  is_sold boolean not null generated always as (is_active and is_listed and deleted_at is null) stored,
  -- Fiscal code of the unit.
  unit_code integer,
  -- Each piece has its own code, which is scanned when it is sold.
  is_marked boolean not null default false,
  has_fiscal_code boolean not null generated always as (mxic_code is not null and package_code is not null) stored,
  library_ids uuid[] not null generated always as (library_ids_of(modification_groups)) stored,
  -- Ids, names and amounts in tills.
  integration_id text,
  integration_category_id text,
  poster_id text,
  poster_name text,
  poster_amount numeric(12, 3),
  jowi_id text,
  loin_poster_id text,
  -- Amount that one sale takes from the stock of a till. Null: unknown.
  amount numeric(12, 3),
  -- Names of the systems that have the product.
  systems text[] not null default '{}',
  primary key (merchant_id, id),
  -- Steps of at least a hundredth, because smaller ones look the same.
  constraint products_weighed check (
    not is_weighed or (unit <> 'COUNT' and measure > 0 and measure * 100 = trunc(measure * 100))
  ),
  foreign key (merchant_id, category_id) references categories (merchant_id, id)
);
create index products_by_category on products (merchant_id, category_id);
select enable_tenancy('products');

-- Remaining number of a product, in its own narrow table so that a sale writes few bytes. No row: no limit.
create table product_stock (
  merchant_id uuid not null references merchants,
  product_id uuid not null,
  left_count integer not null check (left_count >= 0),
  primary key (merchant_id, product_id),
  foreign key (merchant_id, product_id) references products (merchant_id, id)
) with (fillfactor = 50);
select enable_tenancy('product_stock');

-- Branches in which a product is not sold or has another price. No row: sold everywhere.
create table product_branches (
  merchant_id uuid not null references merchants,
  product_id uuid not null,
  branch_id uuid not null,
  is_active boolean not null,
  -- Null: the price of the product.
  price bigint check (price >= 0),
  primary key (merchant_id, product_id, branch_id),
  foreign key (merchant_id, product_id) references products (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);
select enable_tenancy('product_branches');

-- Stopped products. `branch_id` null: in all branches. `until` null: until the staff resumes it.
create table product_stops (
  merchant_id uuid not null references merchants,
  id uuid not null,
  product_id uuid not null,
  branch_id uuid,
  until timestamptz,
  stopped_by uuid,
  stopped_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, product_id) references products (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);
create unique index product_stops_one on product_stops
  (merchant_id, product_id, coalesce(branch_id, '00000000-0000-0000-0000-000000000000'));
select enable_tenancy('product_stops');

-- Pauses and busy hours. `branch_id` null: all branches. `category_id` null: everything. `until` null: until the staff ends it.
create table pauses (
  merchant_id uuid not null references merchants,
  id uuid not null,
  kind text not null check (kind in ('STOP', 'BUSY')),
  branch_id uuid,
  category_id uuid,
  until timestamptz,
  -- Busy kitchen: additional minutes, and additional delivery price in sum.
  extra_minutes integer not null default 0 check (extra_minutes between 0 and 600),
  delivery_surcharge bigint not null default 0 check (delivery_surcharge >= 0),
  made_by uuid,
  made_at timestamptz not null,
  -- Started by an alert. The next activity of the staff in the branch removes it.
  is_by_alert boolean not null default false,
  primary key (merchant_id, id),
  check (kind = 'STOP' or category_id is null),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id),
  foreign key (merchant_id, category_id) references categories (merchant_id, id)
);
create unique index pauses_one on pauses (merchant_id, kind, coalesce(branch_id, '00000000-0000-0000-0000-000000000000'),
  coalesce(category_id, '00000000-0000-0000-0000-000000000000'));
select enable_tenancy('pauses');

-- Saved column mapping of imported price lists. The next import with the same column headers starts with it.
create table menu_heads (
  merchant_id uuid not null references merchants,
  -- Column header, normalised by `headKey` (packages/domain/src/open-table.ts).
  head text not null,
  -- Target column, in the format of `machineHead` (packages/domain/src/menu-columns.ts). Empty: the column is skipped.
  means text not null,
  used_at timestamptz not null,
  primary key (merchant_id, head)
);
select enable_tenancy('menu_heads');
