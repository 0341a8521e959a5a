create table users (
  merchant_id uuid not null references merchants,
  id uuid not null,
  phone text not null,
  first_name text,
  last_name text,
  language text not null default 'uz',
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, phone)
);

-- Only the SHA-256 of a token is kept.
create table sessions (
  merchant_id uuid not null references merchants,
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, token_hash),
  foreign key (merchant_id, user_id) references users (merchant_id, id)
);
create index sessions_by_user on sessions (merchant_id, user_id);

-- One row a phone and purpose: the live code, kept as an HMAC, with its tries counted.
create table one_time_codes (
  merchant_id uuid not null references merchants,
  phone text not null,
  purpose text not null,
  code_hash bytea not null,
  attempts smallint not null default 0,
  -- The language of the person who asked: an account made by the code speaks it.
  language text not null default 'uz',
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant_id, phone, purpose)
);

-- Every code that went out, for the limits by phone, address and brand (S7).
create table code_sendings (
  merchant_id uuid not null references merchants,
  id uuid not null,
  phone text not null,
  ip text not null,
  sent_at timestamptz not null,
  primary key (merchant_id, id)
);
create index code_sendings_by_phone on code_sendings (merchant_id, phone, sent_at);
create index code_sendings_by_ip on code_sendings (merchant_id, ip, sent_at);
create index code_sendings_by_time on code_sendings (merchant_id, sent_at);

create table addresses (
  merchant_id uuid not null references merchants,
  id uuid not null,
  user_id uuid not null,
  type text not null check (type in ('HOUSE', 'APARTMENT')),
  name text,
  street_name text not null,
  house_number text,
  description text,
  comment text,
  details jsonb not null default '{}',
  latitude double precision not null,
  longitude double precision not null,
  city_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, user_id) references users (merchant_id, id)
);
create index addresses_by_user on addresses (merchant_id, user_id);

create table staff (
  merchant_id uuid not null references merchants,
  id uuid not null,
  login text not null,
  name text not null,
  phone text,
  role text not null check (role in ('owner', 'manager', 'operator', 'kitchen', 'courier')),
  -- scrypt: salt and key
  password_hash text not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, login)
);

-- Which brand a login belongs to: asked before a tenant is known.
create table staff_logins (
  login text primary key,
  merchant_id uuid not null references merchants
);

create table staff_sessions (
  merchant_id uuid not null references merchants,
  token_hash bytea not null,
  staff_id uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, token_hash),
  foreign key (merchant_id, staff_id) references staff (merchant_id, id)
);

-- Tries of the last quarter of an hour, whatever the brand: the login may be nobody's.
create table staff_sign_in_tries (
  id uuid primary key,
  login text not null,
  ip text not null,
  tried_at timestamptz not null
);
create index staff_sign_in_tries_by_login on staff_sign_in_tries (login);
create index staff_sign_in_tries_by_ip on staff_sign_in_tries (ip);

-- What would have gone out by SMS; filled in demo mode only.
create table demo_messages (
  merchant_id uuid not null references merchants,
  id uuid not null,
  phone text not null,
  text text not null,
  code text not null,
  sent_at timestamptz not null,
  primary key (merchant_id, id)
);
create index demo_messages_by_phone on demo_messages (merchant_id, phone, sent_at);

grant select on staff_logins to dasturxon_app;
select enable_tenancy('users');
select enable_tenancy('sessions');
select enable_tenancy('one_time_codes');
select enable_tenancy('code_sendings');
select enable_tenancy('addresses');
select enable_tenancy('staff');
select enable_tenancy('staff_sessions');
select enable_tenancy('demo_messages');
