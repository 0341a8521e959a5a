-- What is done about orders, reservations and waiter calls that nobody of the staff reacts to.
-- Older builds go on: they begin no alerts.

-- Settings of a branch; no row: the defaults.
create table alert_ladders (
  merchant_id uuid not null references merchants,
  branch_id uuid not null,
  settings jsonb not null,
  primary key (merchant_id, branch_id)
);
alter table alert_ladders add constraint alert_ladders_branch_fkey
  foreign key (merchant_id, branch_id) references branches (merchant_id, id);
select enable_tenancy('alert_ladders');

create table alerts (
  merchant_id uuid not null references merchants,
  kind text not null,
  -- The order, the reservation, the waiter call; of a test, its own id.
  subject_id uuid not null,
  branch_id uuid not null,
  -- What people call it: the number of the order or of the table.
  label text not null,
  -- Since when somebody could react.
  began_at timestamptz not null,
  -- How far the ladder was climbed, and when that step was due; null: no step yet.
  step text,
  step_at timestamptz,
  -- The last step that did something: one without a recipient does nothing.
  done_step text,
  -- When the next step is due; null: none is left, or it is over.
  next_at timestamptz,
  -- The version of the order before the steps that nothing else changed since; null: there were none.
  from_version integer,
  ended_at timestamptz,
  -- Who ended it: staff, customer or system.
  ended_by text,
  primary key (merchant_id, kind, subject_id)
);
alter table alerts add constraint alerts_kind_check check (kind in ('order', 'reservation', 'waiter_call', 'test'));
alter table alerts add constraint alerts_branch_fkey
  foreign key (merchant_id, branch_id) references branches (merchant_id, id);
create index alerts_by_age on alerts (began_at);
create index alerts_open on alerts (merchant_id, branch_id) where ended_at is null;
create index alerts_by_due on alerts (next_at) where ended_at is null and next_at is not null;
select enable_tenancy('alerts');
create policy sweeper on alerts for all to current_user
  using (began_at < now() - interval '29 days') with check (false);
-- For the metrics over all brands.
create policy overdue on alerts for select to current_user using (ended_at is null and next_at is not null);

-- A message of a step to a device or a person, once each.
create table alert_messages (
  merchant_id uuid not null references merchants,
  kind text not null,
  subject_id uuid not null,
  step text not null,
  -- A member of staff; of a push, the subscription.
  recipient_id uuid not null,
  name text not null,
  state text not null,
  state_at timestamptz not null,
  primary key (merchant_id, kind, subject_id, step, recipient_id)
);
alter table alert_messages add constraint alert_messages_state_check
  check (state in ('waiting', 'sending', 'sent', 'failed', 'skipped'));
alter table alert_messages add constraint alert_messages_alert_fkey
  foreign key (merchant_id, kind, subject_id) references alerts (merchant_id, kind, subject_id) on delete cascade;
select enable_tenancy('alert_messages');

-- When a person was last sent an SMS or called: many orders at once are one text and one call.
create table alert_rings (
  merchant_id uuid not null references merchants,
  recipient_id uuid not null,
  step text not null,
  rang_at timestamptz not null,
  -- How many since the beginning of the day, by UTC.
  day date not null,
  day_count integer not null,
  primary key (merchant_id, recipient_id, step)
);
select enable_tenancy('alert_rings');

-- When somebody of the staff last changed an order, or answered a table, in the branch.
create table branch_reactions (
  merchant_id uuid not null references merchants,
  branch_id uuid not null,
  reacted_at timestamptz not null,
  primary key (merchant_id, branch_id)
);
alter table branch_reactions add constraint branch_reactions_branch_fkey
  foreign key (merchant_id, branch_id) references branches (merchant_id, id);
select enable_tenancy('branch_reactions');

-- A pause that the ladder began is lifted by the first reaction.
alter table pauses add column is_by_alert boolean not null default false;
-- A text about an order that nobody reacts to.
alter table sms_messages drop constraint sms_messages_kind_check;
alter table sms_messages add constraint sms_messages_kind_check
  check (kind in ('code', 'receipt', 'warning', 'trial', 'alert')) not valid;
