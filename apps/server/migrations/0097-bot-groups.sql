-- A group of the staff at Telegram that hears of orders.
create table telegram_groups (
  merchant_id uuid not null references merchants,
  chat_id bigint not null,
  title text not null,
  -- Whose orders it hears of; null: of all branches.
  branch_ids uuid[],
  language text not null,
  created_at timestamptz not null,
  primary key (merchant_id, chat_id)
);
select enable_tenancy('telegram_groups');

-- Which member of staff somebody at Telegram is.
create table telegram_staff (
  merchant_id uuid not null references merchants,
  telegram_id bigint not null,
  staff_id uuid not null,
  created_at timestamptz not null,
  primary key (merchant_id, telegram_id)
);
alter table telegram_staff add constraint telegram_staff_staff_fkey
  foreign key (merchant_id, staff_id) references staff (merchant_id, id);
create unique index telegram_staff_by_staff on telegram_staff (merchant_id, staff_id);
select enable_tenancy('telegram_staff');

-- What the console gives and the bot is told: who holds it is that member of staff, or brings that group.
create table telegram_codes (
  merchant_id uuid not null references merchants,
  code_hash bytea not null,
  purpose text not null,
  staff_id uuid not null,
  language text not null,
  expires_at timestamptz not null,
  primary key (merchant_id, code_hash)
);
alter table telegram_codes add constraint telegram_codes_purpose_check check (purpose in ('group', 'staff'));
alter table telegram_codes add constraint telegram_codes_staff_fkey
  foreign key (merchant_id, staff_id) references staff (merchant_id, id);
create index telegram_codes_by_age on telegram_codes (expires_at);
select enable_tenancy('telegram_codes');
create policy sweeper on telegram_codes for all to current_user
  using (expires_at < now()) with check (false);
