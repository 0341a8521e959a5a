-- The one message that a chat has of an order: told anew by editing it.
create table telegram_messages (
  merchant_id uuid not null references merchants,
  order_id uuid not null,
  chat_id bigint not null,
  -- Null: none is there.
  message_id bigint,
  -- The order's version that it shows.
  told_version integer not null default 0,
  -- Who writes it holds it until then: two would be two messages.
  held_until timestamptz,
  created_at timestamptz not null,
  primary key (merchant_id, order_id, chat_id)
);
alter table telegram_messages add constraint telegram_messages_order_fkey
  foreign key (merchant_id, order_id) references orders (merchant_id, id);
create index telegram_messages_by_age on telegram_messages (created_at);
select enable_tenancy('telegram_messages');
create policy sweeper on telegram_messages for all to current_user
  using (created_at < now() - interval '30 days') with check (false);

-- Each process asks which brands have a bot: for the others' orders no work is made.
create policy directory on telegram_bots for select to current_user using (state = 'on');
