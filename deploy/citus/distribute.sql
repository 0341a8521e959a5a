-- Distributes the tables by merchant: psql -v ON_ERROR_STOP=1 -f distribute.sql, on the coordinator, as a superuser:
-- row security, which binds the owner too, would keep the rows that are there from moving.
-- Once after the first start, and after each upgrade: what is distributed stays as it is.

-- The workers are entered as the role that works. There its waits for locks end as they do on the coordinator.
alter role dasturxon_app login;
alter role dasturxon_app set lock_timeout = '2s';

do $$
declare
  target regclass;
  first regclass := (select min(p.logicalrelid::oid) from pg_dist_partition p where p.partmethod = 'h');
begin
  -- Which host, login, key and digits are whose is asked before there is a merchant.
  for target in
    select t::regclass from unnest(array['merchants', 'merchant_hosts', 'staff_logins', 'pairing_codes']) t
    where t::regclass not in (select p.logicalrelid from pg_dist_partition p)
  loop
    perform create_reference_table(target);
  end loop;
  loop
    -- Parents first: the next table whose foreign keys all lead to tables that are there.
    select c.oid::regclass into target
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid)
      and not exists (
        select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
          and not exists (select from pg_dist_partition p where p.logicalrelid = k.confrelid)
      )
    order by c.relname limit 1;
    exit when target is null;
    perform create_distributed_table(target, 'merchant_id', colocate_with => coalesce(first::text, 'default'));
    first := coalesce(first, target);
  end loop;
end $$;

select citus_table_type as kind, count(*) as tables from citus_tables group by 1 order by 1;
