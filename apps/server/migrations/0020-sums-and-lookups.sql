-- What a product's grades come to, a row a product, written with each grade: no menu adds up a brand's history.
create table product_grade_sums (
  merchant_id uuid not null references merchants,
  product_id uuid not null,
  grade_sum bigint not null default 0,
  grade_count integer not null default 0 check (grade_count >= 0),
  -- how many of them say something
  told_count integer not null default 0 check (told_count >= 0),
  primary key (merchant_id, product_id),
  foreign key (merchant_id, product_id) references products (merchant_id, id)
) with (fillfactor = 50);

-- The owner sees the grades of every brand while it adds them up.
alter table product_grades no force row level security;
insert into product_grade_sums (merchant_id, product_id, grade_sum, grade_count, told_count)
  select merchant_id, product_id, sum(grade), count(*), count(comment) from product_grades
  group by merchant_id, product_id;
alter table product_grades force row level security;

select enable_tenancy('product_grade_sums');

-- The uses of a customer over all promo codes, and of one.
create index promo_uses_of_user on promo_uses (merchant_id, user_id, promo_id);
drop index promo_uses_by_user;

-- Unread ones are forgotten by their age, read ones by their reading.
create index notices_unread_by_age on notices (created_at) where read_at is null;
drop index notices_by_age;

create index staff_sessions_by_staff on staff_sessions (merchant_id, staff_id);
create index demo_messages_by_time on demo_messages (merchant_id, sent_at);
