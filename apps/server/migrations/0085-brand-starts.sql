-- Who begins a brand: a phone that proved itself by a code, or somebody whom the platform gave a link, holds a permit.
-- Read and written by the platform alone: there is no brand yet. brand_id is set once the brand is open.
create table brand_starts (
  id uuid primary key,
  -- Null: a link of the platform's.
  phone text,
  -- The network that asked, as limits count it.
  ip text not null,
  sent_at timestamptz not null,
  -- Null once it is used.
  code_hash bytea,
  code_expires_at timestamptz,
  attempts integer not null default 0,
  permit_hash bytea unique,
  permit_expires_at timestamptz,
  brand_id uuid,
  started_at timestamptz
);
create index brand_starts_by_phone on brand_starts (phone, sent_at);
create index brand_starts_by_ip on brand_starts (ip, started_at) where started_at is not null;
create index brand_starts_by_age on brand_starts (sent_at);
