-- The process may sign in as a role that owns nothing: dasturxon_app for the work of a brand, dasturxon_platform for what
-- belongs to none (limits, logins, the relay, sweeping, the job queue). The owner migrates and opens the schema to both.
do $$
begin
  if not exists (select from pg_roles where rolname = 'dasturxon_platform') then
    create role dasturxon_platform nologin;
  end if;
exception
  when duplicate_object or unique_violation then null;
end $$;

-- Opens to dasturxon_platform what the owner's policies and the job queue allow; called after every migration, so that
-- what they add is open too. Row security stays: without a brand it sees of the tenants' tables what these policies say.
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

-- A function that runs with its owner's rights looks for nothing among the caller's temporary tables.
alter function raise_content_version() set search_path = public, pg_temp;
alter function enqueue_job(text, jsonb, timestamptz, text, integer) set search_path = pg_catalog, public, pg_temp;

-- Logins are looked up by the platform alone, and of the brands' own rows a brand sees its own. Which host is whose
-- stays readable: the whole world asks for that.
revoke all on staff_logins from dasturxon_app;
alter table merchants enable row level security;
alter table merchants force row level security;
create policy tenancy on merchants using (merchant_id = (select current_merchant()))
  with check (merchant_id = (select current_merchant()));
create policy directory on merchants to current_user using (true) with check (true);
