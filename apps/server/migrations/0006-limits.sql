-- Limits that every process shares. They belong to no brand: a phone, an address and the purse are one over all of them.

-- Every code that was let out in the last day, for the limits by phone, address, brand and installation (S7).
create table sent_codes (
  id uuid primary key,
  brand_id uuid not null,
  phone text not null,
  ip text not null,
  sent_at timestamptz not null
);
create index sent_codes_by_phone on sent_codes (phone, sent_at);
create index sent_codes_by_ip on sent_codes (ip, sent_at);
create index sent_codes_by_brand on sent_codes (brand_id, sent_at);
create index sent_codes_by_time on sent_codes (sent_at);

-- What was counted by each brand for itself goes on counting.
alter table code_sendings disable row level security;
insert into sent_codes (id, brand_id, phone, ip, sent_at)
  select id, merchant_id, phone, ip, sent_at from code_sendings where sent_at > now() - interval '1 day';
drop table code_sendings;

-- Calls of one address in one slot of time: cheap limits that processes settle with each other now and then (S25).
create unlogged table rate_counts (
  name text not null,
  who text not null,
  slot bigint not null,
  count integer not null,
  ends_at timestamptz not null,
  primary key (name, who, slot)
);
create index rate_counts_by_end on rate_counts (ends_at);
