-- Sold by weight: one count is a step of `measure` units, the price is the step's, and orders begin at `min_count` steps.
alter table products add column is_weighed boolean not null default false;
alter table products add column min_count integer not null default 1;
alter table products add constraint products_min_count check (min_count between 1 and 999);
-- Steps of a hundredth at least: smaller ones are not told apart where weights are shown.
alter table products add constraint products_weighed
  check (not is_weighed or (unit <> 'COUNT' and measure > 0 and measure * 100 = trunc(measure * 100)));
