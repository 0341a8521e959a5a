-- older builds go on
-- One row a phone of who forgot the password of all his brands: the live code, kept as an HMAC, with its tries counted.
create table password_codes (
  phone text primary key,
  code_hash bytea not null,
  attempts smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_codes_by_age on password_codes (sent_at);
