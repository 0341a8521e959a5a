-- older builds go on
-- The same as before, in one pass: what each group says is read once, not once for each product and group of the library,
-- which took a menu of 2,000 products past the time that a statement has. Products that stay as they are keep their row.
create or replace function gather_modification_groups(brand uuid) returns void
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
    with library as materialized (
      select distinct on (said) said, id, modifications
      from (
        select m.id, m.modifications, choices_without_ids(to_jsonb(m)) as said
        from modification_groups m
        where m.merchant_id = brand and m.deleted_at is null
      ) m
      order by said, id
    ), own as materialized (
      select p.id, g.place, g.one, choices_without_ids(g.one) as said
      from products p, jsonb_array_elements(p.modification_groups) with ordinality as g (one, place)
      where p.merchant_id = brand and p.deleted_at is null
    ), counted as (
      select own.*, row_number() over (partition by id, said order by place) as nth from own
    ), followed as (
      select c.id, jsonb_agg(
        case when l.id is null or c.nth > 1 then c.one else c.one || jsonb_build_object('libraryId', l.id,
          'modifications', (
            select jsonb_agg(m.choice || jsonb_build_object('libraryId', l.modifications -> (m.place - 1)::int -> 'id')
              order by m.place)
            from jsonb_array_elements(c.one -> 'modifications') with ordinality as m (choice, place)))
        end order by c.place) as groups
      from counted c
      left join library l on l.said = c.said and c.one ->> 'libraryId' is null
      group by c.id
    )
    update products p set modification_groups = f.groups
    from followed f
    where p.merchant_id = brand and p.id = f.id and p.modification_groups is distinct from f.groups;
    update modification_groups m set product_count = coalesce(f.products, 0)
    from modification_groups g
    left join (
      select unnest(p.library_ids) as id, count(*) as products
      from products p
      where p.merchant_id = brand and p.deleted_at is null
      group by 1
    ) f on f.id = g.id
    where g.merchant_id = brand and m.merchant_id = brand and m.id = g.id
      and m.product_count is distinct from coalesce(f.products, 0);
  $$;
