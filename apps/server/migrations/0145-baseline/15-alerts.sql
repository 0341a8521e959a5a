-- Escalation of unanswered orders.

-- Escalation settings of a branch. No row: the defaults.
create table alert_ladders (
  merchant_id uuid not null references merchants,
  branch_id uuid not null,
  settings jsonb not null,
  primary key (merchant_id, branch_id),
  constraint alert_ladders_branch_fkey foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);
select enable_tenancy('alert_ladders');

-- Escalation of orders, reservations and waiter calls that the staff has not answered, and of branches without an awake device.
create table alerts (
  merchant_id uuid not null references merchants,
  kind text not null check (kind in ('order', 'reservation', 'waiter_call', 'device', 'test')),
  -- Id of the order, reservation, waiter call or branch. A test has its own id.
  subject_id uuid not null,
  branch_id uuid not null,
  -- Number of the order or table, for messages.
  label text not null,
  -- When the staff could first see the subject.
  began_at timestamptz not null,
  -- Last processed step, and when it was due. Null: none yet.
  step text,
  step_at timestamptz,
  -- Last step that had an effect. A step without recipients has none.
  done_step text,
  -- When the next step is due. Null: no step is left.
  next_at timestamptz,
  -- Version of the order before the latest run of alert steps. Null: the last change was not an alert step.
  from_version integer,
  ended_at timestamptz,
  -- `staff`, `customer` or `system`.
  ended_by text,
  primary key (merchant_id, kind, subject_id),
  constraint alerts_branch_fkey foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);
create index alerts_by_age on alerts (began_at);
create index alerts_open on alerts (merchant_id, branch_id) where ended_at is null;
create index alerts_by_due on alerts (next_at) where ended_at is null and next_at is not null;
select enable_tenancy('alerts');
-- The metrics read overdue alerts of all brands.
create policy overdue on alerts for select to current_user using (ended_at is null and next_at is not null);
create policy sweeper on alerts for all to current_user using (began_at < now() - interval '29 days') with check (false);

-- One message for each step and recipient.
create table alert_messages (
  merchant_id uuid not null references merchants,
  kind text not null,
  subject_id uuid not null,
  step text not null,
  -- Id of the staff member; for push, of the subscription.
  recipient_id uuid not null,
  name text not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'skipped')),
  state_at timestamptz not null,
  -- Summary that the message is part of. Null: sent on its own.
  summary_id uuid,
  primary key (merchant_id, kind, subject_id, step, recipient_id),
 
    constraint alert_messages_alert_fkey foreign key (merchant_id, kind, subject_id) references alerts (merchant_id, kind,
      subject_id) on delete cascade
);
create index alert_messages_by_summary on alert_messages (merchant_id, summary_id) where summary_id is not null;
select enable_tenancy('alert_messages');

-- Rate limit of SMS and calls for each person: time of the last one, and number of the day (UTC).
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

-- Rate limit of messages about a branch to a person.
create table alert_summaries (
  merchant_id uuid not null references merchants,
  recipient_id uuid not null,
  branch_id uuid not null,
  kind text not null,
  step text not null,
  -- Start of the window in which messages are counted, and their number.
  window_at timestamptz not null,
  window_count integer not null,
  -- Summary that further messages join. Null: none is waiting.
  summary_id uuid,
  -- When the latest summary is or was due. Null: none yet.
  due_at timestamptz,
  primary key (merchant_id, recipient_id, branch_id, kind, step),
  constraint alert_summaries_branch_fkey foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);
select enable_tenancy('alert_summaries');

-- Last activity of the staff in a branch: an order changed, a reservation or waiter call answered.
create table branch_reactions (
  merchant_id uuid not null references merchants,
  branch_id uuid not null,
  reacted_at timestamptz not null,
  primary key (merchant_id, branch_id),
  constraint branch_reactions_branch_fkey foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);
select enable_tenancy('branch_reactions');
