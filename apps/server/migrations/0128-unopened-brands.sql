-- A start of a brand is one transaction from now on. Before, one that was refused left a closed brand behind, with its own
-- id for a key and no host: those go. A row that another one refers to goes in a later pass.
do $$
declare
  brand uuid;
  at regclass;
  is_left boolean;
begin
  for brand in
    select m.merchant_id from merchants m
    left join merchant_hosts h on h.merchant_id = m.merchant_id
    left join brand_starts s on s.brand_id = m.merchant_id
    where not m.is_active and m.key = m.merchant_id::text and m.deleted_at is not null
      and h.merchant_id is null and s.id is null
      -- An older process may be loading its demo, or opening one, right now.
      and not m.is_demo and m.created_at < now() - interval '1 hour'
  loop
    perform enter_merchant(brand);
    for pass in 1..20 loop
      is_left := false;
      for at in
        select c.oid::regclass from pg_class c join pg_attribute a on a.attrelid = c.oid
        where a.attname = 'merchant_id' and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
          and not c.relispartition and c.relname <> 'merchants'
      loop
        begin
          execute format('delete from %s where merchant_id = $1', at) using brand;
        exception when foreign_key_violation then
          is_left := true;
        end;
      end loop;
      exit when not is_left;
    end loop;
    delete from merchants where merchant_id = brand;
  end loop;
  -- Of nobody again.
  perform enter_merchant('00000000-0000-0000-0000-000000000000');
end $$;
