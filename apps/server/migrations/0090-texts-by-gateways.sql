-- The texts that a brand had sent: which gateway took them, what became of them, what they cost. The phone is masked, and
-- nothing says what stood in them. Older builds go on: they write none.
create table sms_messages (
  merchant_id uuid not null references merchants,
  id uuid not null,
  kind text not null,
  -- `+998 90 *** ** 33`.
  phone text not null,
  -- Null until one was asked.
  gateway text,
  -- Whose account it was; null until one was asked.
  payer text,
  -- What the gateway calls it.
  gateway_id text,
  state text not null,
  parts smallint not null,
  -- What a part cost, in tiyin, when it was handed over.
  part_tiyin integer not null default 0,
  sent_at timestamptz not null,
  -- When the gateway last told what became of it.
  told_at timestamptz,
  primary key (merchant_id, id)
);
alter table sms_messages add constraint sms_messages_kind_check check (kind in ('code', 'receipt', 'warning', 'trial'));
alter table sms_messages add constraint sms_messages_state_check check (state in
  ('sending', 'taken', 'unknown', 'refused', 'undelivered', 'delivered'));
alter table sms_messages add constraint sms_messages_payer_check check (payer in ('brand', 'platform'));
alter table sms_messages add constraint sms_messages_parts_check check (parts > 0 and part_tiyin >= 0);
create index sms_messages_by_time on sms_messages (merchant_id, sent_at, id);
create index sms_messages_by_age on sms_messages (sent_at);
select enable_tenancy('sms_messages');
create policy sweeper on sms_messages for all to current_user
  using (sent_at < now() - interval '99 days') with check (false);

-- By which a brand and a gateway know each other, sealed by the installation's key (AES-256-GCM).
create table sms_accounts (
  merchant_id uuid not null references merchants,
  gateway text not null,
  is_on boolean not null,
  -- Null: none are kept.
  sealed text,
  -- What a part of a text costs the brand there, in tiyin; 0: it is not counted.
  part_tiyin integer not null default 0,
  changed_at timestamptz not null,
  primary key (merchant_id, gateway)
);
alter table sms_accounts add constraint sms_accounts_price_check check (part_tiyin >= 0);
select enable_tenancy('sms_accounts');

-- A text to try a gateway by takes from the purse of all texts.
alter table sent_texts drop constraint sent_texts_kind_check;
alter table sent_texts add constraint sent_texts_kind_check check (kind in ('code', 'receipt', 'warning', 'trial'));
