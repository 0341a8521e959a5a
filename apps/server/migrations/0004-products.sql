create table product_groups (
  merchant_id uuid not null references merchants,
  id uuid not null,
  name jsonb not null,
  icon text,
  image text,
  bg_color text,
  icon_bg_color text,
  priority integer not null default 0,
  primary key (merchant_id, id)
);

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
  primary key (merchant_id, id),
  foreign key (merchant_id, group_id) references product_groups (merchant_id, id)
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
  primary key (merchant_id, id),
  foreign key (merchant_id, category_id) references categories (merchant_id, id)
);
create index products_by_category on products (merchant_id, category_id);

-- How many are left, in a narrow table of its own, so that a sale rewrites few bytes. No row: without limit.
create table product_stock (
  merchant_id uuid not null references merchants,
  product_id uuid not null,
  left_count integer not null check (left_count >= 0),
  primary key (merchant_id, product_id),
  foreign key (merchant_id, product_id) references products (merchant_id, id)
) with (fillfactor = 50);

-- Branches that do not sell a product; without a row every branch does.
create table product_branches (
  merchant_id uuid not null references merchants,
  product_id uuid not null,
  branch_id uuid not null,
  is_active boolean not null,
  primary key (merchant_id, product_id, branch_id),
  foreign key (merchant_id, product_id) references products (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);

-- Stop-list. `branch_id` null: everywhere; `until` null: until somebody starts it by hand.
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
create unique index product_stops_one on product_stops (merchant_id, product_id, coalesce(branch_id, '00000000-0000-0000-0000-000000000000'));

create table product_grades (
  merchant_id uuid not null references merchants,
  product_id uuid not null,
  user_id uuid not null,
  order_id uuid not null,
  grade smallint not null check (grade between 1 and 5),
  comment text,
  created_at timestamptz not null,
  primary key (merchant_id, product_id, user_id, order_id),
  foreign key (merchant_id, product_id) references products (merchant_id, id)
);

select enable_tenancy('product_groups');
select enable_tenancy('categories');
select enable_tenancy('products');
select enable_tenancy('product_stock');
select enable_tenancy('product_branches');
select enable_tenancy('product_stops');
select enable_tenancy('product_grades');
