-- Content of the store.

-- Pages with the brand's own texts. A page without a text is not shown.
create table policies (
  merchant_id uuid not null references merchants,
  type text not null check (type in ('TERMS', 'ABOUT_COMPANY', 'PRIVACY_POLICY', 'EXTRA', 'EXTRA2', 'EXTRA3')),
  text jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  primary key (merchant_id, type)
);
select enable_tenancy('policies');

create table banners (
  merchant_id uuid not null references merchants,
  id uuid not null,
  name jsonb not null,
  image text not null,
  -- A path within the store or an https address.
  link text,
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  start_at timestamptz,
  end_at timestamptz,
  primary key (merchant_id, id)
);
select enable_tenancy('banners');

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
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  primary key (merchant_id, id)
);
select enable_tenancy('stories');

create table story_views (
  merchant_id uuid not null references merchants,
  story_id uuid not null,
  user_id uuid not null,
  seen_at timestamptz not null,
  primary key (merchant_id, user_id, story_id),
  foreign key (merchant_id, story_id) references stories (merchant_id, id),
  foreign key (merchant_id, user_id) references users (merchant_id, id)
);
select enable_tenancy('story_views');

create table vacancies (
  merchant_id uuid not null references merchants,
  id uuid not null,
  position jsonb not null,
  responsible_person text not null,
  phone text not null,
  -- Sum per month. Null: no limit on that side.
  salary_from bigint check (salary_from >= 0),
  salary_to bigint check (salary_to >= 0),
  requirements jsonb not null,
  place integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  primary key (merchant_id, id)
);
select enable_tenancy('vacancies');

create table vacancy_applications (
  merchant_id uuid not null references merchants,
  id uuid not null,
  vacancy_id uuid not null,
  name text not null,
  phone text not null,
  comment text,
  created_at timestamptz not null,
  -- Follows another application with the same phone.
  is_repeated boolean not null default false,
  primary key (merchant_id, id),
  foreign key (merchant_id, vacancy_id) references vacancies (merchant_id, id)
);
create index vacancy_applications_by_time on vacancy_applications (merchant_id, created_at desc);
create index vacancy_applications_by_phone on vacancy_applications (merchant_id, phone, created_at);
select enable_tenancy('vacancy_applications');
