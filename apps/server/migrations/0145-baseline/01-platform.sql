-- The schema as of the migrations 0001 to 0144, which it replaces (docs/decisions/0116).
-- older builds go on: on their databases it is only recorded as applied.

-- Roles, tenancy, search, events, idempotency, jobs and limits of all brands.

-- Unprivileged roles, which own nothing: dasturxon_app for the work of a brand, dasturxon_platform for what belongs to no
-- brand (limits, logins, the relay, sweeping, the job queue). Roles belong to the whole server, so the migration of another
-- database can create them at the same time.
do $$
begin
  if not exists (select from pg_roles where rolname = 'dasturxon_app') then
    create role dasturxon_app nologin;
  end if;
exception
  when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  if not exists (select from pg_roles where rolname = 'dasturxon_platform') then
    create role dasturxon_platform nologin;
  end if;
exception
  when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  if not pg_has_role(current_user, 'dasturxon_app', 'member') then
    execute format('grant dasturxon_app to %I', current_user);
  end if;
end $$;

grant usage on schema public to dasturxon_app;

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- Merchant of this transaction. Null outside of one, so that no row matches.
create function current_merchant() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.merchant_id', true), '')::uuid;

-- Restricts the rest of the transaction to this merchant. Uses SET LOCAL, which a coordinator passes on to its workers,
-- unlike set_config. A function, because the coordinator passes on the whole text of the message (docs/decisions/0029).
create function enter_merchant(merchant uuid) returns void
  language plpgsql as $$
begin
  execute format('set local app.merchant_id = %L', merchant);
end $$;

-- Enables tenancy for a table: its rows are read and written only in transactions of their merchant, also by the owner.
-- Required for every table with merchant_id (`tenancy/catalogue.test.ts`).
create function enable_tenancy(target regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenancy on %s using (merchant_id = current_merchant()) '
    || 'with check (merchant_id = current_merchant())', target);
  execute format('grant select, insert, update, delete on %s to dasturxon_app', target);
end $$;
revoke all on function enable_tenancy(regclass) from public;

-- Adds the columns of tables that the staff edits: version, last change, and deletion.
create function manage_columns(target regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s add column if not exists version integer not null default 1', target);
  execute format('alter table %s add column if not exists changed_at timestamptz not null default now()', target);
  execute format('alter table %s add column if not exists changed_by uuid', target);
  execute format('alter table %s add column if not exists deleted_at timestamptz', target);
end $$;
revoke all on function manage_columns(regclass) from public;

-- Grants dasturxon_platform what the policies of the owner and the job queue allow. Called after migrations, so that it
-- includes their tables. Row security still applies.
create function open_to_platform() returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  found record;
begin
  grant usage on schema public, graphile_worker to dasturxon_platform;
  grant select, insert, update, delete on all tables in schema public, graphile_worker to dasturxon_platform;
  grant usage, select, update on all sequences in schema public, graphile_worker to dasturxon_platform;
  grant execute on all functions in schema graphile_worker to dasturxon_platform;
  revoke insert, update, delete on public.migrations from dasturxon_platform;
  for found in
    select policyname, tablename from pg_policies
    where schemaname = 'public' and roles = array[current_user::name]
  loop
    execute format('alter policy %I on public.%I to %I, dasturxon_platform', found.policyname, found.tablename, current_user);
  end loop;
  for found in
    select c.relname from pg_class c
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r' and c.relrowsecurity
      and not exists (select from pg_policies p where p.schemaname = 'graphile_worker' and p.tablename = c.relname
        and p.policyname = 'platform')
  loop
    execute format('create policy platform on graphile_worker.%I to dasturxon_platform using (true) with check (true)',
      found.relname);
  end loop;
end $$;
revoke all on function open_to_platform() from public;

-- Events, written by the transaction that caused them. One relay numbers them afterwards in the order
-- of publishing, so a reader needs to store only the last number that it has read.
create table outbox (
  merchant_id uuid not null,
  id bigint generated always as identity,
  topic text not null,
  key text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  -- Null until the relay has numbered the event.
  published_seq bigint,
  published_at timestamptz,
  primary key (merchant_id, id)
);
create index outbox_waiting on outbox (id) where published_seq is null;
create index outbox_published on outbox (published_seq) where published_seq is not null;
create index outbox_published_by_merchant on outbox (merchant_id, published_seq) where published_seq is not null;
create index outbox_by_publishing on outbox (coalesce(published_at, created_at)) where published_seq is not null;
select enable_tenancy('outbox');
-- The relay reads and numbers the events of all merchants.
create policy relay on outbox for all to current_user using (true) with check (true);

create sequence outbox_seq;

-- Replies to writes with an Idempotency-Key, stored by the transaction of the write.
create table idempotency_keys (
  merchant_id uuid not null,
  principal text not null,
  route text not null,
  key text not null,
  request_hash text not null,
  status integer not null,
  reply jsonb not null,
  created_at timestamptz not null default now(),
  primary key (merchant_id, principal, route, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
select enable_tenancy('idempotency_keys');
create policy sweeper on idempotency_keys for all to current_user using (true) with check (false);

-- Last slot of each schedule that a process has put into the queue.
create table job_schedules (
  task text primary key,
  slot bigint not null
);

-- Lets the unprivileged role add jobs to the queue without reading it.
create function enqueue_job(task text, payload jsonb, run_at timestamptz, job_key text, max_attempts integer)
  returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  select graphile_worker.add_job(
    identifier => task,
    payload => payload::json,
    run_at => run_at,
    max_attempts => max_attempts,
    job_key => job_key
  );
$$;
revoke all on function enqueue_job(text, jsonb, timestamptz, text, integer) from public;
grant execute on function enqueue_job(text, jsonb, timestamptz, text, integer) to dasturxon_app;

-- Calls of one address in one slot of time. Processes add their counts at intervals [S25].
create unlogged table rate_counts (
  name text not null,
  who text not null,
  slot bigint not null,
  count integer not null,
  ends_at timestamptz not null,
  primary key (name, who, slot)
);
create index rate_counts_by_end on rate_counts (ends_at);

-- Texts that were sent in the last day, for the limits by phone, address, brand and installation [S7].
create table sent_texts (
  -- The constraint has its former name, as in databases that are older than the baseline.
  id uuid constraint sent_codes_pkey primary key,
  brand_id uuid not null,
  phone text not null,
  -- Null: a job sent it.
  ip text,
  sent_at timestamptz not null,
  kind text not null default 'code' check (kind in ('code', 'receipt', 'warning', 'trial')),
  -- Customer who caused it. Null: a code for somebody who is not signed in.
  user_id uuid,
  -- Larger network of the address (IPv4 /24, IPv6 /48). Null: unknown, or sent by a job.
  network text,
  -- When its code was used, which shows that the owner of the phone requested it. Null: not used, or no code.
  used_at timestamptz
);
create index sent_texts_by_phone on sent_texts (phone, sent_at);
create index sent_texts_by_ip on sent_texts (ip, sent_at);
create index sent_texts_by_brand on sent_texts (brand_id, sent_at);
create index sent_texts_by_time on sent_texts (sent_at);
create index sent_texts_by_user on sent_texts (user_id, sent_at) where user_id is not null;
create index sent_texts_by_network on sent_texts (network, sent_at) where network is not null;
