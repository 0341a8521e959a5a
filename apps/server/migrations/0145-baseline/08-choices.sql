-- Shared choices, grades and favourites.

-- Groups of choices that products share. Each product has a copy, which references it by `libraryId`, so the menu and orders
-- read only the products, and ids in baskets remain valid.
create table modification_groups (
  merchant_id uuid not null references merchants,
  id uuid not null,
  name jsonb not null,
  min integer not null check (min >= 0),
  max integer not null check (max >= 0),
  modifications jsonb not null,
  -- Number of products with a copy, updated with each change of them.
  product_count integer not null default 0,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  deleted_at timestamptz,
  primary key (merchant_id, id)
);
select enable_tenancy('modification_groups');

-- A group of choices without ids, to compare two of them.
create function choices_without_ids(one jsonb) returns jsonb
  language sql immutable parallel safe
  return (
    select jsonb_build_object('name', one -> 'name', 'min', one -> 'min', 'max', one -> 'max',
      'choices', jsonb_agg(c.choice - 'id' - 'libraryId' order by c.place))
    from jsonb_array_elements(one -> 'modifications') with ordinality as c (choice, place)
  );

-- Makes equal groups of choices of several products a shared group, which these products then follow. Reads each group once;
-- products that do not change keep their row.
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
revoke all on function gather_modification_groups(uuid) from public;
grant execute on function gather_modification_groups(uuid) to dasturxon_app;

create table product_grades (
  merchant_id uuid not null references merchants,
  product_id uuid not null,
  user_id uuid not null,
  order_id uuid not null,
  grade smallint not null check (grade between 1 and 5),
  comment text,
  created_at timestamptz not null,
  -- Guests do not see the comment. The grade counts.
  hidden_at timestamptz,
  -- Answer of the brand to the review that it belongs to.
  answer text,
  primary key (merchant_id, product_id, user_id, order_id),
  foreign key (merchant_id, product_id) references products (merchant_id, id)
);
create index product_grades_by_user on product_grades (merchant_id, user_id);
create index product_grades_by_order on product_grades (merchant_id, order_id);
create index product_grades_told on product_grades (merchant_id, product_id, created_at)
  where comment is not null and hidden_at is null;
select enable_tenancy('product_grades');

-- Sum and number of a product's grades, updated with each grade.
create table product_grade_sums (
  merchant_id uuid not null references merchants,
  product_id uuid not null,
  grade_sum bigint not null default 0,
  grade_count integer not null default 0 check (grade_count >= 0),
  -- Number of grades with a comment.
  told_count integer not null default 0 check (told_count >= 0),
  primary key (merchant_id, product_id),
  foreign key (merchant_id, product_id) references products (merchant_id, id)
) with (fillfactor = 50);
select enable_tenancy('product_grade_sums');

create table favourites (
  merchant_id uuid not null references merchants,
  id uuid not null,
  user_id uuid not null,
  product_id uuid not null,
  is_favourite boolean not null,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, user_id, product_id),
  foreign key (merchant_id, user_id) references users (merchant_id, id),
  foreign key (merchant_id, product_id) references products (merchant_id, id)
);
select enable_tenancy('favourites');
