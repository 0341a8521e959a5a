-- older builds go on
-- Who looks after the installation, above all brands. Read and written by the platform alone.
create table platform_admins (
  id uuid primary key,
  login text not null unique,
  name text not null,
  password_hash text not null,
  -- Of the app that shows six digits, sealed; null: the demo's own, on one's own machine.
  factor text,
  -- The step of 30 seconds whose code was used last: no code opens twice.
  factor_step bigint not null default 0,
  is_active boolean not null default true,
  is_demo boolean not null default false,
  -- Where he has signed in from, the newest first.
  known_networks text[] not null default '{}',
  created_at timestamptz not null
);
alter table platform_admins add constraint platform_admins_factor_check check (factor is not null or is_demo);

create table platform_sessions (
  token_hash bytea primary key,
  admin_id uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
alter table platform_sessions add constraint platform_sessions_admin_fkey
  foreign key (admin_id) references platform_admins (id);
create index platform_sessions_by_admin on platform_sessions (admin_id);
create index platform_sessions_by_age on platform_sessions (expires_at);

-- What they did, for good.
create table platform_acts (
  id uuid primary key,
  at timestamptz not null,
  admin_id uuid not null,
  ip text not null,
  kind text not null,
  -- Null: no brand yet.
  brand_id uuid,
  words jsonb,
  request_id text not null
);
alter table platform_acts add constraint platform_acts_kind_check check (kind in ('BLOCKED', 'UNBLOCKED', 'PERMIT'));
alter table platform_acts add constraint platform_acts_admin_fkey
  foreign key (admin_id) references platform_admins (id);
create index platform_acts_by_time on platform_acts (at desc);
create index platform_acts_by_brand on platform_acts (brand_id, at desc);

-- Why the platform blocked a brand, as its guests read it.
alter table merchants add column blocked_reason jsonb;
