-- Telegram bots and accounts.

-- Telegram bot of a brand. Encrypted values use the key of the installation (AES-256-GCM).
create table telegram_bots (
  merchant_id uuid primary key references merchants,
  -- The number at the start of its tokens.
  bot_id bigint not null,
  -- From getMe, without @. Null: not requested yet.
  username text,
  -- Null: only the number is known, the bot is run elsewhere.
  sealed_token text,
  -- Sent by Telegram with each update. Null: no webhook was set.
  sealed_webhook_secret text,
  state text not null default 'on' check (state in ('on', 'off')),
  -- Phones from Telegram are verified by a code. False: the contact that Telegram signs is enough.
  is_phone_code_wanted boolean not null default false,
  changed_at timestamptz not null,
  -- No broadcast of the brand calls Telegram before this time. Shared by all workers.
  broadcast_next_at timestamptz,
  -- Process that polls Telegram's updates, and until when, if Telegram cannot call the webhook.
  polled_by uuid,
  polled_until timestamptz
);
select enable_tenancy('telegram_bots');
-- Each process reads which brands have a bot.
create policy directory on telegram_bots for select to current_user using (state = 'on');

-- People who used the brand's bot, and the customer of each.
create table telegram_accounts (
  merchant_id uuid not null references merchants,
  telegram_id bigint not null,
  -- Null: has not shared a phone, or has signed out.
  user_id uuid,
  first_name text,
  last_name text,
  username text,
  -- Language of the bot for them. Null: the language of their Telegram.
  language text,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- Has blocked the bot.
  is_blocked boolean not null default false,
  -- False: wants messages about orders only.
  is_news_wanted boolean not null default true,
  -- Language of their Telegram if the bot supports it. Null: it does not, or unknown.
  telegram_language text,
  primary key (merchant_id, telegram_id),
  constraint telegram_accounts_user_fkey foreign key (merchant_id, user_id) references users (merchant_id, id)
);
create index telegram_accounts_by_user on telegram_accounts (merchant_id, user_id);
select enable_tenancy('telegram_accounts');

-- Launch data of Telegram that opened a session. Another page cannot use them again.
create table telegram_launches (
  merchant_id uuid not null references merchants,
  -- SHA-256 of Telegram's signature of the data.
  launch_hash bytea not null,
  -- SHA-256 of a random value of the page. Null: it sent none.
  page_hash bytea,
  expires_at timestamptz not null,
  primary key (merchant_id, launch_hash)
);
create index telegram_launches_by_age on telegram_launches (expires_at);
select enable_tenancy('telegram_launches');
create policy sweeper on telegram_launches for all to current_user using (expires_at < now()) with check (false);
