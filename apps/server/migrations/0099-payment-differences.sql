-- older builds go on
-- What a provider said of a payment that we did not know; kept until somebody of the brand has looked at it, and after.
create table payment_differences (
  merchant_id uuid not null references merchants,
  id uuid not null,
  payment_id uuid not null,
  -- How the payment stood with us before the provider was asked, and after it.
  was text not null,
  became text not null,
  -- What the provider says: `waiting`, `paid`, `failed`, `returned`.
  said text not null,
  found_at timestamptz not null,
  looked_at timestamptz,
  looked_by uuid,
  primary key (merchant_id, id)
);
alter table payment_differences add constraint payment_differences_of_payment
  foreign key (merchant_id, payment_id) references payments (merchant_id, id);
alter table payment_differences add constraint payment_differences_by_staff
  foreign key (merchant_id, looked_by) references staff (merchant_id, id);
alter table payment_differences add constraint payment_differences_looked_check
  check ((looked_at is null) = (looked_by is null));
-- Found again, it is the same one: what was looked at does not ring anew.
create unique index payment_differences_once on payment_differences (merchant_id, payment_id, became, said);
create index payment_differences_open on payment_differences (merchant_id, found_at) where looked_at is null;
create index payment_differences_looked on payment_differences (merchant_id, looked_at) where looked_at is not null;
select enable_tenancy('payment_differences');
