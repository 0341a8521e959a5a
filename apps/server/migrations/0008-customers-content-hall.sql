-- Profiles, favourites, comments; what a store tells its guests; tables, reservations and calls for the waiter.

alter table users
  add column email text,
  add column gender text check (gender in ('male', 'female')),
  add column birthday date,
  -- Key of the photo below the uploads.
  add column image text,
  add column deleted_at timestamptz,
  -- An account that was deleted has no phone; the number is free for another one.
  alter column phone drop not null,
  add constraint users_have_a_phone check (phone is not null or deleted_at is not null);

create table favourites (
  merchant_id uuid not null references merchants,
  id uuid not null,
  user_id uuid not null,
  product_id uuid not null,
  is_favourite boolean not null,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, user_id, product_id),
  foreign key (merchant_id, user_id) references users (merchant_id, id),
  foreign key (merchant_id, product_id) references products (merchant_id, id)
);

create index product_grades_told on product_grades (merchant_id, product_id, created_at desc) where comment is not null;
create index product_grades_by_user on product_grades (merchant_id, user_id);

-- Promo codes that every customer is shown; others work for those who know them.
alter table promos add column is_listed boolean not null default false;

create table policies (
  merchant_id uuid not null references merchants,
  type text not null check (type in ('TERMS', 'ABOUT_COMPANY', 'PRIVACY_POLICY')),
  text jsonb not null,
  primary key (merchant_id, type)
);

create table banners (
  merchant_id uuid not null references merchants,
  id uuid not null,
  name jsonb not null,
  image text not null,
  -- A path within the store or an https address.
  link text,
  position integer not null default 0,
  is_active boolean not null default true,
  primary key (merchant_id, id)
);

create table stories (
  merchant_id uuid not null references merchants,
  id uuid not null,
  name jsonb not null,
  image text not null,
  -- [{image, text, link, seconds}]
  pages jsonb not null,
  position integer not null default 0,
  is_active boolean not null default true,
  start_at timestamptz,
  end_at timestamptz,
  primary key (merchant_id, id)
);

create table story_views (
  merchant_id uuid not null references merchants,
  story_id uuid not null,
  user_id uuid not null,
  seen_at timestamptz not null,
  primary key (merchant_id, user_id, story_id),
  foreign key (merchant_id, story_id) references stories (merchant_id, id),
  foreign key (merchant_id, user_id) references users (merchant_id, id)
);

create table vacancies (
  merchant_id uuid not null references merchants,
  id uuid not null,
  position jsonb not null,
  responsible_person text not null,
  phone text not null,
  -- Sum a month; either end may be open.
  salary_from bigint check (salary_from >= 0),
  salary_to bigint check (salary_to >= 0),
  requirements jsonb not null,
  place integer not null default 0,
  is_active boolean not null default true,
  primary key (merchant_id, id)
);

create table vacancy_applications (
  merchant_id uuid not null references merchants,
  id uuid not null,
  vacancy_id uuid not null,
  name text not null,
  phone text not null,
  comment text,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  -- Sending the form again changes what was sent.
  unique (merchant_id, vacancy_id, phone),
  foreign key (merchant_id, vacancy_id) references vacancies (merchant_id, id)
);
create index vacancy_applications_by_time on vacancy_applications (merchant_id, created_at desc);

create table notices (
  merchant_id uuid not null references merchants,
  id uuid not null,
  user_id uuid not null,
  -- One notice of a kind about one thing: an order's id and status, however often the job is repeated.
  about text not null,
  title jsonb not null,
  text jsonb not null,
  link text,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, user_id, about),
  foreign key (merchant_id, user_id) references users (merchant_id, id)
);
create index notices_by_user on notices (merchant_id, user_id, created_at desc);
create index notices_by_age on notices (created_at);

create table dining_tables (
  merchant_id uuid not null references merchants,
  id uuid not null,
  branch_id uuid not null,
  number text not null,
  -- The hall, the terrace, …
  place jsonb not null,
  chairs integer not null check (chairs between 1 and 100),
  is_active boolean not null default true,
  primary key (merchant_id, id),
  unique (merchant_id, branch_id, number),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);

create table reservations (
  merchant_id uuid not null references merchants,
  id uuid not null,
  version integer not null default 1,
  user_id uuid not null,
  branch_id uuid not null,
  table_id uuid not null,
  chairs integer not null check (chairs between 1 and 100),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null check (state in ('NEW', 'CONFIRMED', 'REFUSED', 'CANCELED')),
  guest_name text,
  guest_phone text not null,
  comment text,
  answer text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (merchant_id, id),
  check (starts_at < ends_at),
  foreign key (merchant_id, user_id) references users (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id),
  foreign key (merchant_id, table_id) references dining_tables (merchant_id, id),
  -- One table is never two parties' at a time [OR-11], whoever writes and however many at once.
  constraint reservations_never_overlap exclude using gist (
    merchant_id with =, table_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (state in ('NEW', 'CONFIRMED'))
);
create index reservations_by_user on reservations (merchant_id, user_id, starts_at desc);
create index reservations_by_branch on reservations (merchant_id, branch_id, starts_at);
create index reservations_by_time on reservations (merchant_id, starts_at);

create table waiter_calls (
  merchant_id uuid not null references merchants,
  id uuid not null,
  branch_id uuid not null,
  table_id uuid not null,
  called_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid,
  primary key (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id),
  foreign key (merchant_id, table_id) references dining_tables (merchant_id, id)
);
-- A table calls once until somebody comes.
create unique index waiter_calls_open on waiter_calls (merchant_id, table_id) where ended_at is null;

select enable_tenancy('favourites');
select enable_tenancy('policies');
select enable_tenancy('banners');
select enable_tenancy('stories');
select enable_tenancy('story_views');
select enable_tenancy('vacancies');
select enable_tenancy('vacancy_applications');
select enable_tenancy('notices');
select enable_tenancy('dining_tables');
select enable_tenancy('reservations');
select enable_tenancy('waiter_calls');
create policy sweeper on notices for all to current_user using (true) with check (false);
