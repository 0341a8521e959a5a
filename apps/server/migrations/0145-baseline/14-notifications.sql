-- Notices, Web Push and SMS.

create table notices (
  merchant_id uuid not null references merchants,
  id uuid not null,
  user_id uuid not null,
  -- One notice of a kind about one subject, for example the id and status of an order, also if the job is repeated.
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
create index notices_by_reading on notices (read_at) where read_at is not null;
create index notices_unread_by_age on notices (created_at) where read_at is null;
select enable_tenancy('notices');
create policy sweeper on notices for all to current_user using (true) with check (false);

-- VAPID keys of the installation (RFC 8292), created once.
create table push_keys (
  id integer primary key check (id = 1),
  public_key bytea not null,
  private_key bytea not null,
  created_at timestamptz not null
);

-- Web Push subscriptions of customers (RFC 8030), which end with the session. Endpoint and secret allow sending to the browser.
create table push_subscriptions (
  merchant_id uuid not null references merchants,
  -- Derived from the endpoint: a browser has one row, whoever is signed in.
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  endpoint text not null,
  public_key bytea not null,
  auth_secret bytea not null,
  language text not null,
  created_at timestamptz not null,
  -- Day (UTC) of the first refusal since the last successful push. Null: none.
  refused_on date,
  primary key (merchant_id, id),
  foreign key (merchant_id, user_id) references users (merchant_id, id),
  foreign key (merchant_id, token_hash) references sessions (merchant_id, token_hash) on delete cascade
);
create index push_subscriptions_by_user on push_subscriptions (merchant_id, user_id, created_at);
create index push_subscriptions_by_session on push_subscriptions (merchant_id, token_hash);
select enable_tenancy('push_subscriptions');

-- Web Push subscriptions of staff, as `push_subscriptions`.
create table staff_push_subscriptions (
  merchant_id uuid not null references merchants,
  id uuid not null,
  staff_id uuid not null,
  token_hash bytea not null,
  endpoint text not null,
  public_key bytea not null,
  auth_secret bytea not null,
  language text not null,
  created_at timestamptz not null,
  refused_on date,
  primary key (merchant_id, id),
  foreign key (merchant_id, staff_id) references staff (merchant_id, id),
  foreign key (merchant_id, token_hash) references staff_sessions (merchant_id, token_hash) on delete cascade
);
create index staff_push_subscriptions_by_staff on staff_push_subscriptions (merchant_id, staff_id, created_at);
create index staff_push_subscriptions_by_session on staff_push_subscriptions (merchant_id, token_hash);
select enable_tenancy('staff_push_subscriptions');

-- SMS of a brand: gateway, state and cost. Phones are masked and texts are not stored.
create table sms_messages (
  merchant_id uuid not null references merchants,
  id uuid not null,
  kind text not null check (kind in ('code', 'receipt', 'warning', 'trial', 'alert')),
  -- `+998 90 *** ** 33`
  phone text not null,
  -- Null: none was asked yet.
  gateway text,
  -- Owner of the gateway's account. Null: none was asked yet.
  payer text check (payer in ('brand', 'platform')),
  -- Id of the gateway.
  gateway_id text,
  state text not null check (state in ('sending', 'taken', 'unknown', 'refused', 'undelivered', 'delivered')),
  parts smallint not null,
  -- Price of a part in tiyin when it was sent.
  part_tiyin integer not null default 0,
  sent_at timestamptz not null,
  -- When the gateway last reported the state.
  told_at timestamptz,
  primary key (merchant_id, id),
  constraint sms_messages_parts_check check (parts > 0 and part_tiyin >= 0)
);
create index sms_messages_by_time on sms_messages (merchant_id, sent_at, id);
create index sms_messages_by_age on sms_messages (sent_at);
-- Texts of a month by the platform's accounts are counted.
create index sms_messages_by_platform on sms_messages (merchant_id, sent_at) where payer = 'platform' and state <> 'refused';
select enable_tenancy('sms_messages');
create policy sweeper on sms_messages for all to current_user using (sent_at < now() - interval '99 days') with check (false);

-- Accounts of a brand at SMS gateways, encrypted with the key of the installation (AES-256-GCM).
create table sms_accounts (
  merchant_id uuid not null references merchants,
  gateway text not null,
  is_on boolean not null,
  -- Null: none.
  sealed text,
  -- Price of a part in tiyin. 0: not counted.
  part_tiyin integer not null default 0 constraint sms_accounts_price_check check (part_tiyin >= 0),
  changed_at timestamptz not null,
  primary key (merchant_id, gateway)
);
select enable_tenancy('sms_accounts');

-- Texts that would have been sent by SMS. Filled in the demo only.
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
create index demo_messages_by_age on demo_messages (sent_at);
create index demo_messages_by_time on demo_messages (merchant_id, sent_at);
select enable_tenancy('demo_messages');
create policy sweeper on demo_messages for all to current_user using (sent_at < now() - interval '1 day') with check (false);
