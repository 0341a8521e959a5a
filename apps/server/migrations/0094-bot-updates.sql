-- What Telegram told of a brand's bot and was heard: a repeat is none.
create table telegram_updates (
  merchant_id uuid not null references merchants,
  -- Numbers of updates are a bot's own.
  bot_id bigint not null,
  update_id bigint not null,
  heard_at timestamptz not null,
  primary key (merchant_id, bot_id, update_id)
);
create index telegram_updates_by_age on telegram_updates (heard_at);
select enable_tenancy('telegram_updates');
-- Telegram tells what nobody answered for a day.
create policy sweeper on telegram_updates for all to current_user
  using (heard_at < now() - interval '3 days') with check (false);

-- Whoever blocked the bot is not written to.
alter table telegram_accounts add column is_blocked boolean not null default false;
