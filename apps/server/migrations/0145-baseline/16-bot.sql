-- Messages, groups and broadcasts of the Telegram bot.

-- Messages of a brand to the users of its bot.
create table telegram_broadcasts (
  merchant_id uuid not null references merchants,
  id uuid not null,
  text jsonb not null,
  image text,
  link text,
  audience text not null check (audience in ('ALL', 'ORDERED', 'AWAY', 'NEVER')),
  state text not null check (state in ('planned', 'sending', 'sent', 'stopped')),
  send_at timestamptz not null,
  created_at timestamptz not null,
  created_by uuid not null,
  ended_at timestamptz,
  -- Reason of an early end. Null: none, or stopped by the staff.
  trouble text check (trouble in ('bot', 'refused')),
  -- Number of receivers and of each result.
  receivers integer not null default 0,
  sent integer not null default 0,
  blocked integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  unsure integer not null default 0,
  primary key (merchant_id, id),
  constraint telegram_broadcasts_staff_fkey foreign key (merchant_id, created_by) references staff (merchant_id, id)
);
create index telegram_broadcasts_by_age on telegram_broadcasts (merchant_id, created_at desc);
create index telegram_broadcasts_open on telegram_broadcasts (merchant_id, send_at) where state in ('planned', 'sending');
select enable_tenancy('telegram_broadcasts');

-- Receivers of a broadcast. A receiver in the state `sending` is never sent to again.
create table telegram_receivers (
  merchant_id uuid not null references merchants,
  broadcast_id uuid not null,
  telegram_id bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'blocked', 'skipped', 'failed', 'unsure')),
  tried_at timestamptz,
  created_at timestamptz not null,
  primary key (merchant_id, broadcast_id, telegram_id),
 
    constraint telegram_receivers_broadcast_fkey foreign key (merchant_id,
      broadcast_id) references telegram_broadcasts (merchant_id, id)
);
create index telegram_receivers_waiting on telegram_receivers (merchant_id, broadcast_id, telegram_id) where state = 'waiting';
create index telegram_receivers_sending on telegram_receivers (merchant_id, broadcast_id) where state = 'sending';
create index telegram_receivers_by_person on telegram_receivers (merchant_id, telegram_id);
create index telegram_receivers_by_age on telegram_receivers (created_at);
select enable_tenancy('telegram_receivers');
create policy sweeper on telegram_receivers for all to current_user
  using (created_at < now() - interval '30 days') with check (false);

-- The one message about an order in each chat, which is edited.
create table telegram_messages (
  merchant_id uuid not null references merchants,
  order_id uuid not null,
  chat_id bigint not null,
  -- Null: not sent.
  message_id bigint,
  -- Version of the order that it shows.
  told_version integer not null default 0,
  -- Lock of the process that sends it, so that it is not sent twice.
  held_until timestamptz,
  created_at timestamptz not null,
  -- Error text of Telegram, and when. Null: the last message was accepted.
  refusal text,
  refused_at timestamptz,
  primary key (merchant_id, order_id, chat_id),
  constraint telegram_messages_order_fkey foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
create index telegram_messages_by_age on telegram_messages (created_at);
create index telegram_messages_refused on telegram_messages (merchant_id, refused_at) where refusal is not null;
select enable_tenancy('telegram_messages');
create policy sweeper on telegram_messages for all to current_user
  using (created_at < now() - interval '30 days') with check (false);

-- Telegram groups of staff that receive orders.
create table telegram_groups (
  merchant_id uuid not null references merchants,
  chat_id bigint not null,
  title text not null,
  -- Branches whose orders it receives. Null: all.
  branch_ids uuid[],
  language text not null,
  created_at timestamptz not null,
  primary key (merchant_id, chat_id)
);
select enable_tenancy('telegram_groups');

-- Staff member of each Telegram account.
create table telegram_staff (
  merchant_id uuid not null references merchants,
  telegram_id bigint not null,
  staff_id uuid not null,
  created_at timestamptz not null,
  -- Null: linked before the column existed.
  language text,
  primary key (merchant_id, telegram_id),
  constraint telegram_staff_staff_fkey foreign key (merchant_id, staff_id) references staff (merchant_id, id)
);
create unique index telegram_staff_by_staff on telegram_staff (merchant_id, staff_id);
select enable_tenancy('telegram_staff');

-- Codes from the console by which the bot links a staff member or a group.
create table telegram_codes (
  merchant_id uuid not null references merchants,
  code_hash bytea not null,
  purpose text not null check (purpose in ('group', 'staff')),
  staff_id uuid not null,
  language text not null,
  expires_at timestamptz not null,
  primary key (merchant_id, code_hash),
  constraint telegram_codes_staff_fkey foreign key (merchant_id, staff_id) references staff (merchant_id, id)
);
create index telegram_codes_by_age on telegram_codes (expires_at);
select enable_tenancy('telegram_codes');
create policy sweeper on telegram_codes for all to current_user using (expires_at < now()) with check (false);

-- Processed updates of a brand's bot. Repeated ones are ignored.
create table telegram_updates (
  merchant_id uuid not null references merchants,
  -- Numbers of updates belong to a bot.
  bot_id bigint not null,
  update_id bigint not null,
  heard_at timestamptz not null,
  primary key (merchant_id, bot_id, update_id)
);
create index telegram_updates_by_age on telegram_updates (heard_at);
select enable_tenancy('telegram_updates');
-- Telegram repeats updates for a day.
create policy sweeper on telegram_updates for all to current_user using (heard_at < now() - interval '3 days') with check (false);
