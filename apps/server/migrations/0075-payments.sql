-- Payments at providers: what of an order's bill is on its way, came or went back. Older builds go on: they know
-- nothing of it.
create table payments (
  merchant_id uuid not null references merchants,
  id uuid not null,
  order_id uuid not null,
  -- Whose protocol it is: `payme`.
  provider text not null,
  -- The provider's own id of it.
  transaction_id text not null,
  amount bigint not null,
  state text not null,
  -- When it began by the provider's clock; the moments after it are ours, written once and told ever after.
  provider_at timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  canceled_at timestamptz,
  -- The provider's code of why it ended.
  cancel_reason smallint,
  -- The provider's fiscal receipts by kind: {"PERFORM": {…}, "CANCEL": {…}}.
  fiscal_receipts jsonb not null default '{}',
  primary key (merchant_id, id)
);
alter table payments add constraint payments_state_check check (state in
  ('created', 'pending', 'paid', 'cancelling', 'refunded', 'part_refunded', 'failed', 'expired'));
alter table payments add constraint payments_amount_check check (amount > 0);
alter table payments add constraint payments_of_bill
  foreign key (merchant_id, order_id) references bills (merchant_id, order_id);
create unique index payments_by_transaction on payments (merchant_id, provider, transaction_id);
-- One at a time: money that is on its way or here.
create unique index payments_active on payments (merchant_id, order_id)
  where state in ('created', 'pending', 'paid', 'cancelling', 'part_refunded');
create index payments_by_time on payments (merchant_id, provider, provider_at);
select enable_tenancy('payments');

-- By which a brand and its providers know each other, sealed by the installation's key (AES-256-GCM).
create table payment_credentials (
  merchant_id uuid not null references merchants,
  provider text not null,
  sealed text not null,
  changed_at timestamptz not null,
  primary key (merchant_id, provider)
);
select enable_tenancy('payment_credentials');
