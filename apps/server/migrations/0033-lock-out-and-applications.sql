-- Networks that a member of staff has signed in from, the newest first: strangers' guesses keep nobody out there.
alter table staff add column known_networks text[] not null default '{}';

-- Every application is kept as it was sent; one that follows another of the same phone is marked.
alter table vacancy_applications add column is_repeated boolean not null default false;
alter table vacancy_applications drop constraint vacancy_applications_merchant_id_vacancy_id_phone_key;
create index vacancy_applications_by_phone on vacancy_applications (merchant_id, phone, created_at);
