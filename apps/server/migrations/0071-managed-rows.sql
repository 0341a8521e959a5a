-- What people keep by hand: who changed it last, on which version a change is made, and whether it was removed.
create function manage_columns(target regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s add column if not exists version integer not null default 1', target);
  execute format('alter table %s add column if not exists changed_at timestamptz not null default now()', target);
  execute format('alter table %s add column if not exists changed_by uuid', target);
  execute format('alter table %s add column if not exists deleted_at timestamptz', target);
end $$;
revoke all on function manage_columns(regclass) from public;

select manage_columns('promos');
-- A code that was removed may be made anew.
alter table promos drop constraint promos_merchant_id_code_key_key;
create unique index promos_by_code on promos (merchant_id, code_key) where deleted_at is null;

-- Every change of the staff: before and after, who and when. Never changed itself.
create table changes (
  merchant_id uuid not null references merchants,
  id uuid not null,
  at timestamptz not null,
  by_id uuid not null,
  by_role text not null,
  ip text not null,
  -- What was changed: `promo`; no id: the order of all of them.
  entity text not null,
  entity_id uuid,
  kind text not null,
  before jsonb,
  after jsonb,
  request_id text not null,
  primary key (merchant_id, id)
);
create index changes_by_time on changes (merchant_id, at desc);
create index changes_by_age on changes (at);
create index changes_by_entity on changes (merchant_id, entity, entity_id, at desc);
alter table changes add constraint changes_kind_check
  check (kind in ('added', 'changed', 'removed', 'restored', 'arranged'));
select enable_tenancy('changes');
revoke update, delete on changes from dasturxon_app;
create policy sweeper on changes for all to current_user using (at < now() - interval '399 days') with check (false);
