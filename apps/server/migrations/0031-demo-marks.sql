-- What the demo has written is marked: its published passwords open nothing in production.
alter table merchants add column is_demo boolean not null default false;
alter table staff add column is_demo boolean not null default false;

-- The demo's three brands have had the same ids from the first day; so far nothing could change their passwords.
do $$
declare
  demo uuid;
begin
  for demo in
    update merchants set is_demo = true
    where merchant_id in ('6aa0f284-9c06-8ed1-8e50-4b954075e467', '821561c0-665b-8256-8072-d6298c1c18b2',
      '03204049-e3bb-8e58-ab47-6fce25fbdea0')
    returning merchant_id
  loop
    perform set_config('app.merchant_id', demo::text, true);
    update staff set is_demo = true where merchant_id = demo;
  end loop;
  perform set_config('app.merchant_id', '', true);
end $$;
