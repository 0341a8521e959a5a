-- Bills, payments, refunds and cards.

-- Credentials of a brand at payment providers, encrypted with the key of the installation (AES-256-GCM).
create table payment_credentials (
  merchant_id uuid not null references merchants,
  provider text not null,
  sealed text not null,
  changed_at timestamptz not null,
  -- Payment types that the credentials are for. A type without credentials is not offered.
  types text[] not null default '{}',
  primary key (merchant_id, provider)
);
select enable_tenancy('payment_credentials');

-- Online payment of an order. Paying, expiring and cancelling are conditional updates of one row, so exactly one of them
-- succeeds.
create table bills (
  merchant_id uuid not null references merchants,
  order_id uuid not null,
  user_id uuid not null,
  payment_type text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'void', 'refund_due', 'refunded')),
  -- The provider's name of the payment.
  reference text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  -- Number that the customer enters to pay (Paynet).
  pay_number text,
  fiscal_lines jsonb,
  -- When the provider last refused the refund. Null: it did not, or the refund is done.
  refund_refused_at timestamptz,
  primary key (merchant_id, order_id),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
create unique index bills_by_pay_number on bills (merchant_id, pay_number) where pay_number is not null;
create index bills_due on bills (merchant_id, order_id) where state = 'refund_due';
select enable_tenancy('bills');

-- Payments at providers.
create table payments (
  merchant_id uuid not null references merchants,
  id uuid not null,
  order_id uuid not null,
  -- Protocol, for example `payme`.
  provider text not null,
  -- Id of the provider.
  transaction_id text not null,
  amount bigint not null check (amount > 0),
  state text not null
    check (state in ('created', 'pending', 'paid', 'cancelling', 'refunded', 'part_refunded', 'failed', 'expired', 'late')),
  -- Start by the provider's clock. The following times are ours and are written once.
  provider_at timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  canceled_at timestamptz,
  -- Code of the provider.
  cancel_reason smallint,
  -- Fiscal receipts of the provider by kind: {"PERFORM": {…}, "CANCEL": {…}}.
  fiscal_receipts jsonb not null default '{}',
  -- Payment that was created at the provider, and its page (Multicard, Payze, Uzum Checkout).
  page_id text,
  page text,
  -- When the provider last refused the refund. Null: it did not, or the refund is done.
  refund_refused_at timestamptz,
  -- When a callback of the provider was last refused because the payment was over. The provider refunds by itself. Null: never.
  refused_at timestamptz,
  primary key (merchant_id, id),
  constraint payments_of_bill foreign key (merchant_id, order_id) references bills (merchant_id, order_id)
);
create unique index payments_by_transaction on payments (merchant_id, provider, transaction_id);
-- One payment at a time.
create unique index payments_active on payments (merchant_id, order_id)
  where state in ('created', 'pending', 'paid', 'cancelling', 'part_refunded');
create index payments_by_time on payments (merchant_id, provider, provider_at);
create index payments_by_order on payments (merchant_id, order_id, created_at);
-- For the page of payments.
create index payments_by_day on payments (merchant_id, created_at);
create index payments_late on payments (merchant_id, created_at) where state = 'late';
select enable_tenancy('payments');

-- Differences between the provider and us that the staff has to check.
create table payment_differences (
  merchant_id uuid not null references merchants,
  id uuid not null,
  payment_id uuid not null,
  -- State of the payment before and after the provider was asked.
  was text not null,
  became text not null,
  -- `waiting`, `paid`, `failed` or `returned` at the provider.
  said text not null,
  found_at timestamptz not null,
  looked_at timestamptz,
  looked_by uuid,
  primary key (merchant_id, id),
  constraint payment_differences_looked_check check ((looked_at is null) = (looked_by is null)),
  constraint payment_differences_of_payment foreign key (merchant_id, payment_id) references payments (merchant_id, id),
  constraint payment_differences_by_staff foreign key (merchant_id, looked_by) references staff (merchant_id, id)
);
-- A difference that was found again does not create another row.
create unique index payment_differences_once on payment_differences (merchant_id, payment_id, became, said);
create index payment_differences_open on payment_differences (merchant_id, found_at) where looked_at is null;
create index payment_differences_looked on payment_differences (merchant_id, looked_at) where looked_at is not null;
select enable_tenancy('payment_differences');

-- Partial refunds of an order: a line or a sum.
create table part_refunds (
  merchant_id uuid not null references merchants,
  id uuid not null,
  order_id uuid not null,
  amount bigint not null check (amount > 0),
  -- Lines, counted from 0: [{"line": 0, "count": 1}]. Null: a sum.
  lines jsonb,
  created_at timestamptz not null,
  -- When the refund was done. Null: still due.
  given_at timestamptz,
  -- When the provider last refused the refund. Null: it did not, or the refund is done.
  refund_refused_at timestamptz,
  primary key (merchant_id, id),
  constraint part_refunds_of_order foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
create index part_refunds_by_order on part_refunds (merchant_id, order_id, created_at);
create index part_refunds_due on part_refunds (merchant_id, created_at) where given_at is null;
select enable_tenancy('part_refunds');

-- Cards that customers saved: an encrypted token of the provider and a mask. Card numbers are never stored.
create table saved_cards (
  merchant_id uuid not null references merchants,
  id uuid not null,
  user_id uuid not null,
  provider text not null,
  -- Token, encrypted with the key of the installation (AES-256-GCM).
  sealed text not null,
  -- `860006******6311`
  mask text not null,
  -- `MM/YY`
  expiry text not null,
  brand text not null,
  -- `added` until its code was entered, `removed` until the provider has deleted it.
  state text not null check (state in ('added', 'confirmed', 'removed')),
  -- When the last code was sent, and the number of attempts since.
  code_at timestamptz not null,
  tries smallint not null default 0,
  -- When it was last made the first card.
  preferred_at timestamptz not null,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  constraint saved_cards_of_user foreign key (merchant_id, user_id) references users (merchant_id, id)
);
create index saved_cards_by_user on saved_cards (merchant_id, user_id, preferred_at);
select enable_tenancy('saved_cards');

-- Money metrics of one page of brands: up to `most` brands with an id greater than `after` (null: from the first). Paging
-- keeps each statement within the statement timeout on installations with many thousand brands. Queries one brand at a time
-- under row-level security, each by an index.
-- Returns a row for each brand, metric, provider and state with the count, the sum and the oldest time.
-- `brand` is the brand's id. Each brand has one row `visited` even without payments.
-- `began`: payments of the last hour; `late`: money that nothing is owed for; `due`: refunds that are not done, partial ones
-- included; `refused`: those of both that a provider refused; `difference`: not checked by the staff.
create function money_figures(moment timestamptz, after uuid, most integer)
  returns table (brand uuid, figure text, provider text, state text, number bigint, amount bigint, oldest timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  visited_brand uuid;
begin
  for visited_brand in
    select m.merchant_id from merchants m
    where m.deleted_at is null and (after is null or m.merchant_id > after)
    order by m.merchant_id limit most
  loop
    perform enter_merchant(visited_brand);
    return query
      select visited_brand, 'visited', '', '', 0::bigint, 0::bigint, moment
      union all
      select visited_brand, 'began', p.provider, p.state, count(*), sum(p.amount)::bigint, min(p.created_at)
      from payments p
      where p.merchant_id = visited_brand and p.created_at >= moment - interval '1 hour'
      group by p.provider, p.state
      union all
      select visited_brand, case when p.refund_refused_at is null then 'late' else 'refused' end, p.provider, p.state, count(*),
        sum(p.amount)::bigint, min(p.paid_at)
      from payments p
      where p.merchant_id = visited_brand and p.state = 'late'
      group by p.refund_refused_at is null, p.provider, p.state
      union all
      select visited_brand, case when b.refund_refused_at is null then 'due' else 'refused' end, p.provider, p.state, count(*),
        sum(p.amount)::bigint, min(p.paid_at)
      from bills b join payments p on p.merchant_id = visited_brand and p.order_id = b.order_id
        and p.state in ('paid', 'cancelling', 'part_refunded')
      where b.merchant_id = visited_brand and b.state = 'refund_due'
      group by b.refund_refused_at is null, p.provider, p.state
      union all
      select visited_brand, case when r.refund_refused_at is null then 'due' else 'refused' end, p.provider, p.state, count(*),
        sum(r.amount)::bigint, min(r.created_at)
      from part_refunds r join payments p on p.merchant_id = visited_brand and p.order_id = r.order_id
        and p.state in ('paid', 'cancelling', 'part_refunded')
      where r.merchant_id = visited_brand and r.given_at is null
      group by r.refund_refused_at is null, p.provider, p.state
      union all
      select visited_brand, 'difference', p.provider, p.state, count(*), sum(p.amount)::bigint, min(d.found_at)
      from payment_differences d join payments p on p.merchant_id = visited_brand and p.id = d.payment_id
      where d.merchant_id = visited_brand and d.looked_at is null
      group by p.provider, p.state;
  end loop;
  execute 'set local app.merchant_id to default';
end $$;
revoke all on function money_figures(timestamptz, uuid, integer) from public;
grant execute on function money_figures(timestamptz, uuid, integer) to dasturxon_platform;
