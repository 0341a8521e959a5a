-- The ground that every other migration stands on: the unprivileged role, tenancy, the outbox, kept replies, jobs.

do $$
begin
  if not exists (select from pg_roles where rolname = 'dasturxon_app') then
    create role dasturxon_app nologin;
  end if;
exception
  -- Roles belong to the whole server: another database's migration may have been quicker.
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

-- The merchant of this transaction; null outside of one, so that nothing matches.
create function current_merchant() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.merchant_id', true), '')::uuid;

-- Puts a table under tenancy: its rows are seen and written only by their own merchant's transactions, the owner of
-- the table included. Every table with merchant_id calls it; a test reads the catalogue.
create function enable_tenancy(target regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenancy on %s using (merchant_id = (select current_merchant())) '
    || 'with check (merchant_id = (select current_merchant()))', target);
  execute format('grant select, insert, update, delete on %s to dasturxon_app', target);
end $$;

-- Nobody but the owner puts tables under tenancy.
revoke all on function enable_tenancy(regclass) from public;

-- Events, written by the transaction that caused them and numbered afterwards by one relay: the number follows the
-- order of publishing and has no later comers, so a reader may remember the last one it saw.
create table outbox (
  merchant_id uuid not null,
  id bigint generated always as identity,
  topic text not null,
  key text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  published_seq bigint,
  primary key (merchant_id, id)
);
create index outbox_waiting on outbox (id) where published_seq is null;
create index outbox_published on outbox (published_seq) where published_seq is not null;
create index outbox_published_by_merchant on outbox (merchant_id, published_seq) where published_seq is not null;
create sequence outbox_seq;
select enable_tenancy('outbox');

-- The relay is the owner, who sees every merchant's events and nothing else of theirs.
create policy relay on outbox to current_user using (true) with check (true);

-- The reply to a write with an Idempotency-Key, stored by the write's own transaction.
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

-- The last slot of each schedule that some process has put into the queue.
create table job_schedules (
  task text primary key,
  slot bigint not null
);

-- The unprivileged role may put jobs into the queue, not read them.
create function enqueue_job(task text, payload jsonb, run_at timestamptz, job_key text, max_attempts integer)
  returns void
  language sql security definer set search_path = pg_catalog, public as $$
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
