-- Escalation of orders, reservations and waiter calls that the staff has not answered.
-- Older builds keep working: they create no alerts.

-- Escalation settings of a branch. Without a row the defaults apply.
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
  -- Id of the order, reservation or waiter call. A test has an id of its own.
  subject_id uuid not null,
  branch_id uuid not null,
  -- Order number or table number, for messages.
  label text not null,
  -- When the staff could first see the subject.
  began_at timestamptz not null,
  -- Last step that was processed, and when it was due. Null before the first step.
  step text,
  step_at timestamptz,
  -- Last step that had an effect. A step without recipients has none.
  done_step text,
  -- When the next step is due. Null when no step is left.
  next_at timestamptz,
  -- Order version before the latest run of alert steps. Null when the last change was not an alert step.
  from_version integer,
  ended_at timestamptz,
  -- Who closed the alert: staff, customer or system.
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
-- Lets the metrics read overdue alerts of all brands.
create policy overdue on alerts for select to current_user using (ended_at is null and next_at is not null);

-- One message per step and recipient.
create table alert_messages (
  merchant_id uuid not null references merchants,
  kind text not null,
  subject_id uuid not null,
  step text not null,
  -- Id of the staff member; for push, of the subscription.
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

-- Rate limit for SMS and calls per person: when the last one was sent, and how many today (UTC).
create table alert_rings (
  merchant_id uuid not null references merchants,
  recipient_id uuid not null,
  step text not null,
  rang_at timestamptz not null,
  day date not null,
  day_count integer not null,
  primary key (merchant_id, recipient_id, step)
);
select enable_tenancy('alert_rings');

-- Last activity of the staff in a branch: an order changed, a reservation or waiter call answered.
create table branch_reactions (
  merchant_id uuid not null references merchants,
  branch_id uuid not null,
  reacted_at timestamptz not null,
  primary key (merchant_id, branch_id)
);
alter table branch_reactions add constraint branch_reactions_branch_fkey
  foreign key (merchant_id, branch_id) references branches (merchant_id, id);
select enable_tenancy('branch_reactions');

-- Set for a pause that an alert started. The next staff activity in the branch removes it.
alter table pauses add column is_by_alert boolean not null default false;
-- SMS about an unanswered order.
alter table sms_messages drop constraint sms_messages_kind_check;
alter table sms_messages add constraint sms_messages_kind_check
  check (kind in ('code', 'receipt', 'warning', 'trial', 'alert')) not valid;
