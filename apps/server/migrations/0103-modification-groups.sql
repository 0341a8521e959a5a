-- Groups of choices that many products share. A product keeps a copy of each, which names it by "libraryId": menus are
-- read and orders placed from the products alone, and ids in baskets stay what they were.
create table modification_groups (
  merchant_id uuid not null references merchants,
  id uuid not null,
  name jsonb not null,
  min integer not null check (min >= 0),
  max integer not null check (max >= 0),
  modifications jsonb not null,
  -- How many products follow it: written with each change of theirs.
  product_count integer not null default 0,
  primary key (merchant_id, id)
);
select enable_tenancy('modification_groups');
select manage_columns('modification_groups');

create function library_ids_of(groups jsonb) returns uuid[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg(distinct group_id::uuid), '{}')
    from (select jsonb_path_query(groups, '$[*].libraryId') #>> '{}') as copies (group_id)
    where group_id is not null
  );
alter table products add column library_ids uuid[] not null generated always as (library_ids_of(modification_groups)) stored;

-- What a group says, without ids: two of which this is the same are one.
create function choices_without_ids(one jsonb) returns jsonb
  language sql immutable parallel safe
  return (
    select jsonb_build_object('name', one -> 'name', 'min', one -> 'min', 'max', one -> 'max',
      'choices', jsonb_agg(c.choice - 'id' - 'libraryId' order by c.place))
    from jsonb_array_elements(one -> 'modifications') with ordinality as c (choice, place)
  );

-- Groups that several products of a brand have alike become one of the library, which they follow from then on.
create function gather_modification_groups(brand uuid) returns void
  language sql as $$
    insert into modification_groups (merchant_id, id, name, min, max, modifications)
    select brand, (f.one ->> 'id')::uuid, f.one -> 'name', (f.one ->> 'min')::int, (f.one ->> 'max')::int,
      f.one -> 'modifications'
    from (
      select (array_agg(g.one order by p.priority, p.id))[1] as one
      from products p, jsonb_array_elements(p.modification_groups) as g (one)
      where p.merchant_id = brand and p.deleted_at is null and g.one ->> 'libraryId' is null
      group by choices_without_ids(g.one)
      having count(distinct p.id) > 1
    ) f
    on conflict do nothing;
    update products p set modification_groups = (
      select jsonb_agg(
        case when l.id is null or l.nth > 1 then g.one else g.one || jsonb_build_object('libraryId', l.id,
          'modifications', (
            select jsonb_agg(c.choice || jsonb_build_object('libraryId', l.modifications -> (c.place - 1)::int -> 'id')
              order by c.place)
            from jsonb_array_elements(g.one -> 'modifications') with ordinality as c (choice, place)))
        end order by g.place)
      from jsonb_array_elements(p.modification_groups) with ordinality as g (one, place)
      left join lateral (
        select m.id, m.modifications, (
          select count(*) from jsonb_array_elements(p.modification_groups) with ordinality as e (one, place)
          where e.place <= g.place and choices_without_ids(e.one) = choices_without_ids(g.one)) as nth
        from modification_groups m
        where m.merchant_id = brand and m.deleted_at is null and g.one ->> 'libraryId' is null
          and choices_without_ids(to_jsonb(m)) = choices_without_ids(g.one)
        order by m.id limit 1) l on true)
    where p.merchant_id = brand and p.deleted_at is null and p.modification_groups <> '[]';
    update modification_groups m set product_count = (
      select count(*) from products p
      where p.merchant_id = brand and p.deleted_at is null and p.library_ids @> array[m.id])
    where m.merchant_id = brand;
  $$;
revoke all on function gather_modification_groups(uuid) from public;
grant execute on function gather_modification_groups(uuid) to dasturxon_app;

do $$
declare
  brand uuid;
begin
  for brand in select merchant_id from merchants
  loop
    perform enter_merchant(brand);
    perform gather_modification_groups(brand);
  end loop;
  set local app.merchant_id = '';
end $$;
