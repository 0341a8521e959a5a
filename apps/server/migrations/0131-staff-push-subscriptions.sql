-- older builds go on: they do not use this table.

-- Browsers in which members of staff get Web Push notifications (RFC 8030) also while the console is closed. A row ends
-- with the session that created it. The endpoint and the secret together allow sending to the browser.
create table staff_push_subscriptions (
  merchant_id uuid not null references merchants,
  -- Derived from the endpoint: a browser has one row, whoever is signed in there.
  id uuid not null,
  staff_id uuid not null,
  token_hash bytea not null,
  endpoint text not null,
  public_key bytea not null,
  auth_secret bytea not null,
  language text not null,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, staff_id) references staff (merchant_id, id),
  foreign key (merchant_id, token_hash) references staff_sessions (merchant_id, token_hash) on delete cascade
);
create index staff_push_subscriptions_by_staff on staff_push_subscriptions (merchant_id, staff_id, created_at);
create index staff_push_subscriptions_by_session on staff_push_subscriptions (merchant_id, token_hash);
select enable_tenancy('staff_push_subscriptions');
