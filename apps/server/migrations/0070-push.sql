-- older builds go on: they know nothing of it.

-- Browsers that customers want to be told in while the store is closed (RFC 8030), each as long as its session. Its
-- endpoint and secret are as good as a key to it.
create table push_subscriptions (
  merchant_id uuid not null references merchants,
  -- Made from the endpoint: a browser has one row, whoever is signed in there.
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  endpoint text not null,
  public_key bytea not null,
  auth_secret bytea not null,
  language text not null,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, user_id) references users (merchant_id, id),
  foreign key (merchant_id, token_hash) references sessions (merchant_id, token_hash) on delete cascade
);
create index push_subscriptions_by_user on push_subscriptions (merchant_id, user_id, created_at);
create index push_subscriptions_by_session on push_subscriptions (merchant_id, token_hash);
select enable_tenancy('push_subscriptions');

-- By which push services know this installation (RFC 8292), made once. No brand's role reads it.
create table push_keys (
  id integer primary key check (id = 1),
  public_key bytea not null,
  private_key bytea not null,
  created_at timestamptz not null
);
