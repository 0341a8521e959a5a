-- Whether the workers keep the brands apart: psql -v ON_ERROR_STOP=1 -f check.sql, on the coordinator, as a superuser.
-- Three brands, every distributed table, as the role that serves them; it changes nothing and fails on the first leak.
begin;
do $$
declare
  brands uuid[] := array(select merchant_id from merchants order by merchant_id limit 3);
  tables text[] := array(select logicalrelid::text from pg_dist_partition where partmethod = 'h' order by 1);
  own jsonb := '{}';
  brand uuid;
  other uuid;
  target text;
  expected bigint;
  seen bigint;
  total bigint := 0;
begin
  if cardinality(brands) < 2 then raise exception 'two brands are needed to tell them apart'; end if;
  if cardinality(tables) = 0 then raise exception 'no table is distributed'; end if;
  -- What there is, as the superuser, whom row security does not bind.
  foreach target in array tables loop
    foreach brand in array brands loop
      execute format('select count(*) from %s where merchant_id = %L', target, brand) into seen;
      own := own || jsonb_build_object(target || brand, seen);
    end loop;
  end loop;
  set local role dasturxon_app;
  foreach target in array tables loop
    execute format('select count(*) from %s', target) into seen;
    if seen <> 0 then raise exception '% rows of % are seen without a brand', seen, target; end if;
  end loop;
  for i in 1 .. cardinality(brands) loop
    brand := brands[i];
    other := brands[i % cardinality(brands) + 1];
    perform enter_merchant(brand);
    foreach target in array tables loop
      expected := (own ->> (target || brand))::bigint;
      execute format('select count(*) from %s', target) into seen;
      if seen <> expected then
        raise exception '% rows of % are seen where % are the brand''s', seen, target, expected;
      end if;
      execute format('select count(*) from %s where merchant_id = %L', target, other) into seen;
      if seen <> 0 then raise exception '% rows of % are seen of another brand', seen, target; end if;
      -- What is only written, as the changes of the staff, nobody deletes.
      if has_table_privilege(target, 'delete') then
        execute format('delete from %s where merchant_id = %L', target, other);
        get diagnostics seen = row_count;
        if seen <> 0 then raise exception '% rows of % could be deleted of another brand', seen, target; end if;
      end if;
      total := total + expected;
    end loop;
  end loop;
  raise notice 'kept apart: % tables, % brands, their % rows and no others', cardinality(tables), cardinality(brands), total;
end $$;
rollback;
