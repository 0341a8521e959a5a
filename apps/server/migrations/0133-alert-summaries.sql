-- One Telegram message for many alerts of a branch.
-- older builds go on: each of their alerts has a message of its own.

-- The summary that the message is part of. Null: it is sent on its own.
alter table alert_messages add column summary_id uuid;
create index alert_messages_by_summary on alert_messages (merchant_id, summary_id) where summary_id is not null;

-- Rate limit for the messages about a branch to a person.
create table alert_summaries (
  merchant_id uuid not null references merchants,
  recipient_id uuid not null,
  branch_id uuid not null,
  kind text not null,
  step text not null,
  -- Start of the window in which messages sent on their own are counted, and how many there were.
  window_at timestamptz not null,
  window_count integer not null,
  -- The summary that further messages join. Null when none is waiting to be sent.
  summary_id uuid,
  -- When the latest summary is due, or was. Null before the first one.
  due_at timestamptz,
  primary key (merchant_id, recipient_id, branch_id, kind, step)
);
alter table alert_summaries add constraint alert_summaries_branch_fkey
  foreign key (merchant_id, branch_id) references branches (merchant_id, id);
select enable_tenancy('alert_summaries');
