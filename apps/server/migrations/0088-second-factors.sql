-- The second factor of who runs a brand: an app on his phone that shows six digits, and codes for when it is lost.
create table second_factors (
  merchant_id uuid not null references merchants,
  staff_id uuid not null,
  -- Sealed; null: none is on.
  secret text,
  -- Sealed; one that he has not shown a code of yet.
  pending text,
  -- The step of 30 seconds whose code was used last: no code opens twice.
  last_step bigint not null default 0,
  -- Of the codes for a lost phone that were not used.
  recovery_hashes text[] not null default '{}',
  primary key (merchant_id, staff_id)
);
alter table second_factors add constraint second_factors_staff_fkey
  foreign key (merchant_id, staff_id) references staff (merchant_id, id);
select enable_tenancy('second_factors');
