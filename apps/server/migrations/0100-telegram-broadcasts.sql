-- older builds go on
-- What a brand tells those who know its bot, all at once.
create table telegram_broadcasts (
  merchant_id uuid not null references merchants,
  id uuid not null,
  text jsonb not null,
  image text,
  link text,
  audience text not null,
  state text not null,
  send_at timestamptz not null,
  created_at timestamptz not null,
  created_by uuid not null,
  ended_at timestamptz,
  -- What ended it before its time; null: nothing, or somebody of the brand.
  trouble text,
  -- Of how many receivers, and what became of them.
  receivers integer not null default 0,
  sent integer not null default 0,
  blocked integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  unsure integer not null default 0,
  primary key (merchant_id, id)
);
alter table telegram_broadcasts add constraint telegram_broadcasts_staff_fkey
  foreign key (merchant_id, created_by) references staff (merchant_id, id);
alter table telegram_broadcasts add constraint telegram_broadcasts_audience_check
  check (audience in ('ALL', 'ORDERED', 'AWAY', 'NEVER'));
alter table telegram_broadcasts add constraint telegram_broadcasts_state_check
  check (state in ('planned', 'sending', 'sent', 'stopped'));
alter table telegram_broadcasts add constraint telegram_broadcasts_trouble_check check (trouble in ('bot', 'refused'));
create index telegram_broadcasts_by_age on telegram_broadcasts (merchant_id, created_at desc);
create index telegram_broadcasts_open on telegram_broadcasts (merchant_id, send_at) where state in ('planned', 'sending');
select enable_tenancy('telegram_broadcasts');

-- Who gets a broadcast, each once: whoever is marked as being sent to is never sent to again.
create table telegram_receivers (
  merchant_id uuid not null references merchants,
  broadcast_id uuid not null,
  telegram_id bigint not null,
  state text not null default 'waiting',
  tried_at timestamptz,
  created_at timestamptz not null,
  primary key (merchant_id, broadcast_id, telegram_id)
);
alter table telegram_receivers add constraint telegram_receivers_broadcast_fkey
  foreign key (merchant_id, broadcast_id) references telegram_broadcasts (merchant_id, id);
alter table telegram_receivers add constraint telegram_receivers_state_check
  check (state in ('waiting', 'sending', 'sent', 'blocked', 'skipped', 'failed', 'unsure'));
create index telegram_receivers_waiting on telegram_receivers (merchant_id, broadcast_id, telegram_id)
  where state = 'waiting';
create index telegram_receivers_sending on telegram_receivers (merchant_id, broadcast_id) where state = 'sending';
create index telegram_receivers_by_person on telegram_receivers (merchant_id, telegram_id);
create index telegram_receivers_by_age on telegram_receivers (created_at);
select enable_tenancy('telegram_receivers');
create policy sweeper on telegram_receivers for all to current_user
  using (created_at < now() - interval '30 days') with check (false);

-- Whoever said so hears of orders alone.
alter table telegram_accounts add column is_news_wanted boolean not null default true;
-- What their Telegram speaks, where the bot has words in it; null: it has none, or they came before this.
alter table telegram_accounts add column telegram_language text;
-- Before this no broadcast of the brand calls Telegram: all workers share it.
alter table telegram_bots add column broadcast_next_at timestamptz;
