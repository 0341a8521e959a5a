-- older builds go on
-- A brand's bot at Telegram. What is sealed is so by the installation's key (AES-256-GCM).
create table telegram_bots (
  merchant_id uuid primary key references merchants,
  -- The number that tokens of it begin with.
  bot_id bigint not null,
  -- As getMe tells it, without the @; null until it was asked.
  username text,
  -- Null: the brand told the number alone, its bot is run elsewhere.
  sealed_token text,
  -- What Telegram sends along with each update; null: no webhook was set.
  sealed_webhook_secret text,
  state text not null default 'on',
  -- Whoever comes by Telegram proves the phone by a code; false: the contact that Telegram signs is enough.
  is_phone_code_wanted boolean not null default false,
  changed_at timestamptz not null
);
alter table telegram_bots add constraint telegram_bots_state_check check (state in ('on', 'off'));
select enable_tenancy('telegram_bots');

-- Who came to the brand by Telegram, and which customer that is.
create table telegram_accounts (
  merchant_id uuid not null references merchants,
  telegram_id bigint not null,
  -- Null: has not shared a phone, or logged out.
  user_id uuid,
  first_name text,
  last_name text,
  username text,
  -- What the bot speaks to them; null: as Telegram does.
  language text,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (merchant_id, telegram_id)
);
alter table telegram_accounts add constraint telegram_accounts_user_fkey
  foreign key (merchant_id, user_id) references users (merchant_id, id);
create index telegram_accounts_by_user on telegram_accounts (merchant_id, user_id);
select enable_tenancy('telegram_accounts');

-- Data of Telegram that opened a session: another page cannot use them a second time.
create table telegram_launches (
  merchant_id uuid not null references merchants,
  -- SHA-256 of the sign that Telegram put on the data.
  launch_hash bytea not null,
  -- SHA-256 of the word that the page made; null: it told none.
  page_hash bytea,
  expires_at timestamptz not null,
  primary key (merchant_id, launch_hash)
);
create index telegram_launches_by_age on telegram_launches (expires_at);
select enable_tenancy('telegram_launches');
create policy sweeper on telegram_launches for all to current_user
  using (expires_at < now()) with check (false);
