-- older builds go on
-- One row an order that its customer said something of: what the staff look through, and what they answered.
create table order_reviews (
  merchant_id uuid not null references merchants,
  order_id uuid not null,
  -- Of the order.
  branch_id uuid not null,
  -- Of the order and of its products: what went wrong is looked for by it.
  lowest_grade smallint not null check (lowest_grade between 1 and 5),
  has_comment boolean not null,
  reviewed_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by uuid,
  version integer not null default 1,
  primary key (merchant_id, order_id),
  foreign key (merchant_id, order_id) references orders (merchant_id, id)
);
create index order_reviews_by_time on order_reviews (merchant_id, reviewed_at);
select enable_tenancy('order_reviews');

create index product_grades_by_order on product_grades (merchant_id, order_id);
-- Words that guests of the store are spared; the grade counts as before.
alter table product_grades add column hidden_at timestamptz;
-- What the brand answered to the review that it is a part of.
alter table product_grades add column answer text;
drop index product_grades_told;
create index product_grades_told on product_grades (merchant_id, product_id, created_at)
  where comment is not null and hidden_at is null;

insert into order_reviews (merchant_id, order_id, branch_id, lowest_grade, has_comment, reviewed_at)
select g.merchant_id, g.order_id, o.branch_id, g.grade, g.comment is not null, g.created_at
from order_grades g join orders o on o.merchant_id = g.merchant_id and o.id = g.order_id
on conflict (merchant_id, order_id) do nothing;

insert into order_reviews (merchant_id, order_id, branch_id, lowest_grade, has_comment, reviewed_at)
select g.merchant_id, g.order_id, o.branch_id, min(g.grade), bool_or(g.comment is not null), max(g.created_at)
from product_grades g join orders o on o.merchant_id = g.merchant_id and o.id = g.order_id
group by g.merchant_id, g.order_id, o.branch_id
on conflict (merchant_id, order_id) do update set
  lowest_grade = least(order_reviews.lowest_grade, excluded.lowest_grade),
  has_comment = order_reviews.has_comment or excluded.has_comment,
  reviewed_at = greatest(order_reviews.reviewed_at, excluded.reviewed_at);
