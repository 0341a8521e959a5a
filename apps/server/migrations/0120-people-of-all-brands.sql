-- older builds go on: to them who signs in by his phone has no password of his own by his login
-- Who works for one brand or several, known by a phone that he showed: his password and second factor are of all of them.
create table people (
  id uuid primary key,
  phone text not null,
  -- scrypt: salt and key
  password_hash text not null,
  -- Where he has signed in from, the newest first.
  known_networks text[] not null default '{}',
  -- The second factor, as in second_factors: sealed; null: none is on, or none is begun.
  factor_secret text,
  factor_pending text,
  factor_last_step bigint not null default 0,
  factor_recovery_hashes text[] not null default '{}',
  created_at timestamptz not null
);
alter table people add constraint people_phone_key unique (phone);

-- Which brands somebody may be of: asked before a brand is known; the brand's own row of the staff decides.
create table person_brands (
  person_id uuid not null,
  merchant_id uuid not null references merchants,
  primary key (person_id, merchant_id)
);
alter table person_brands add constraint person_brands_person_fkey foreign key (person_id) references people (id);

-- Whose membership it is; null: he signs in by the login alone.
alter table staff add column person_id uuid;
create unique index staff_by_person on staff (merchant_id, person_id) where person_id is not null;
