-- Changes of customers' phones [US-3]. They are deleted with the account [US-6].
-- older builds go on: phones that they change have no record.

create table phone_changes (
  merchant_id uuid not null references merchants,
  user_id uuid not null,
  id uuid not null,
  -- Null: the account had no phone.
  old_phone text,
  phone text not null,
  changed_at timestamptz not null,
  primary key (merchant_id, user_id, id),
  foreign key (merchant_id, user_id) references users (merchant_id, id)
);
select enable_tenancy('phone_changes');
