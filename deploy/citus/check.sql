-- Whether the workers keep the brands apart: psql -v ON_ERROR_STOP=1 -f check.sql, on the coordinator, as a superuser.
-- Three brands, every distributed table, as the role that serves them; it changes nothing and fails on the first leak.
do $$
declare
  target text;
  brands uuid[] := array(select merchant_id from merchants order by merchant_id limit 3);
  brand uuid;
  other uuid;
  own bigint;
  seen bigint;
  tables text[] := array(select p.logicalrelid::text from pg_dist_partition p where p.partmethod = 'h' order by 1);
  checked int := 0;
  total bigint := 0;
begin
  if cardinality(brands) < 2 then raise exception 'two brands are needed to tell them apart'; end if;
  if cardinality(tables) = 0 then raise exception 'no table is distributed'; end if;
  foreach target in array tables loop
    for i in 1 .. cardinality(brands) loop
      brand := brands[i];
      other := brands[i % cardinality(brands) + 1];
      execute format('select count(*) from %s where merchant_id = %L', target, brand) into own;
      commit;
      set local role dasturxon_app;
      execute format('select count(*) from %s', target) into seen;
      if seen <> 0 then raise exception '% rows of % are seen without a brand', seen, target; end if;
      rollback;
      set local role dasturxon_app;
      perform enter_merchant(brand);
      execute format('select count(*) from %s', target) into seen;
      if seen <> own then raise exception '% rows of % are seen where % are the brand''s', seen, target, own; end if;
      execute format('select count(*) from %s where merchant_id = %L', target, other) into seen;
      if seen <> 0 then raise exception '% rows of % are seen of another brand', seen, target; end if;
      rollback;
      set local role dasturxon_app;
      perform enter_merchant(brand);
      execute format('delete from %s where merchant_id = %L', target, other);
      get diagnostics seen = row_count;
      rollback;
      if seen <> 0 then raise exception '% rows of % could be deleted of another brand', seen, target; end if;
      checked := checked + 1;
      total := total + own;
    end loop;
  end loop;
  raise notice 'kept apart: % checks, % tables, % rows of % brands', checked, cardinality(tables), total, cardinality(brands);
end $$;
