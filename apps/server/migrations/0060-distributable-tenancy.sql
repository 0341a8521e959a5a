-- older builds go on: they set the merchant by set_config, which the same policies read.

-- Policies without sub-selects: distributed tables refuse those, and the planner compares with the merchant once a
-- statement either way.
do $$
declare
  target text;
begin
  for target in
    select format('%I.%I', schemaname, tablename) from pg_policies
    where schemaname = 'public' and policyname = 'tenancy'
  loop
    execute format('alter policy tenancy on %s using (merchant_id = current_merchant()) '
      || 'with check (merchant_id = current_merchant())', target);
  end loop;
end $$;

create or replace function enable_tenancy(target regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenancy on %s using (merchant_id = current_merchant()) '
    || 'with check (merchant_id = current_merchant())', target);
  execute format('grant select, insert, update, delete on %s to dasturxon_app', target);
end $$;

-- Makes the rest of the transaction this merchant's. By SET LOCAL, which a coordinator hands on to its workers, as it
-- does not with set_config; and in a function, because of a longer text it would hand on the whole.
create function enter_merchant(merchant uuid) returns void
  language plpgsql as $$
begin
  execute format('set local app.merchant_id = %L', merchant);
end $$;
