-- A product's own price in a branch; null: the same as everywhere.
alter table product_branches add column price bigint check (price >= 0);

-- Days and hours when it is served, on the brand's clock: [{"days": ["MONDAY"], "from": "07:00", "to": "11:00"}];
-- null: always. A product without its own follows its category's.
alter table categories add column timetable jsonb;
alter table products add column timetable jsonb;

-- A modification with a "productId" is a part of a set: it is sold, counted and stopped as that product.
create function part_ids_of(groups jsonb) returns uuid[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg(distinct part::uuid), '{}')
    from (select jsonb_path_query(groups, '$[*].modifications[*].productId') #>> '{}') as parts (part)
    where part is not null
  );
alter table products add column part_ids uuid[] not null generated always as (part_ids_of(modification_groups)) stored;
