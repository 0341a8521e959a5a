-- Where a brand's own courier was last seen; forgotten soon, as it is nobody's business after the order.
create table courier_positions (
  merchant_id uuid not null references merchants,
  courier_id uuid not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  told_at timestamptz not null,
  primary key (merchant_id, courier_id),
  foreign key (merchant_id, courier_id) references couriers (merchant_id, id)
) with (fillfactor = 50);

create policy sweeper on courier_positions for all to current_user
  using (told_at < now() - interval '10 minutes') with check (false);

select enable_tenancy('courier_positions');
