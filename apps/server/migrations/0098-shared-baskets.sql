-- older builds go on
-- What a customer has in the basket and where it is to go, for all of the customer's devices and shells.
create table shared_baskets (
  merchant_id uuid not null references merchants,
  user_id uuid not null,
  -- Lines, those taken out among them, and the place; when each came to be so.
  content jsonb not null,
  changed_at timestamptz not null,
  primary key (merchant_id, user_id)
);
alter table shared_baskets add constraint shared_baskets_of_user
  foreign key (merchant_id, user_id) references users (merchant_id, id);
select enable_tenancy('shared_baskets');
