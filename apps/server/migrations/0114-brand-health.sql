-- older builds go on
-- How each brand that takes orders stands at a moment, a page of brands at a time. Brand by brand, as that brand: row
-- security holds inside, and each look is bounded and by an index.
create function brand_health(moment timestamptz, on_receipt text[], first integer, most integer)
  returns table (
    merchant_id uuid,
    key text,
    name jsonb,
    unanswered integer,
    waiting_since timestamptz,
    accept_seconds double precision,
    accept_seconds_before double precision,
    orders_today integer,
    orders_week_before integer,
    devices integer,
    asleep integer,
    late_payments integer,
    differences integer,
    texts integer,
    max_texts integer,
    failed_sign_ins integer,
    total integer
  )
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  brand record;
  today timestamptz;
  week_before timestamptz;
begin
  for brand in
    select m.merchant_id as id, m.key as word, s.brand as words, s.time_zone as zone,
      l.texts as sendable, coalesce(f.tries, 0)::integer as tries,
      (count(*) over ())::integer as there
    from merchants m
    join merchant_settings s using (merchant_id)
    left join brand_limits l using (merchant_id)
    left join (
      select g.merchant_id, count(*) as tries
      from staff_sign_in_tries y join staff_logins g on g.login = y.login
      where y.tried_at > moment - interval '15 minutes'
      group by g.merchant_id
    ) f using (merchant_id)
    where m.is_active and m.deleted_at is null
    order by m.created_at desc, m.merchant_id
    offset first limit most
  loop
    perform enter_merchant(brand.id);
    today := date_trunc('day', moment at time zone brand.zone) at time zone brand.zone;
    week_before := (date_trunc('day', moment at time zone brand.zone) - interval '7 days') at time zone brand.zone;
    merchant_id := brand.id;
    key := brand.word;
    name := brand.words;
    max_texts := brand.sendable;
    failed_sign_ins := brand.tries;
    total := brand.there;
    select count(*)::integer, min(w.since) into unanswered, waiting_since
    from (
      select coalesce(b.paid_at, o.created_at) as since
      from orders o left join bills b on b.merchant_id = brand.id and b.order_id = o.id
      where o.merchant_id = brand.id and o.status not in ('DELIVERED', 'CLOSED', 'CANCELED') and o.status = 'CREATED'
        and not o.is_test and (o.is_paid or o.seen_at is not null or o.payment_type = any(on_receipt))
    ) w
    where w.since < moment - interval '3 minutes';
    select count(*)::integer,
      percentile_cont(0.5) within group (order by extract(epoch from o.accepted_at - o.created_at))
        filter (where o.accepted_at is not null and o.delivery_at is null and o.payment_type = any(on_receipt))
      into orders_today, accept_seconds
    from orders o
    where o.merchant_id = brand.id and o.created_at >= today and o.created_at <= moment and not o.is_test;
    select count(*)::integer into orders_week_before
    from orders o
    where o.merchant_id = brand.id and o.created_at >= week_before and o.created_at <= moment - interval '7 days'
      and not o.is_test;
    select percentile_cont(0.5) within group (order by n.seconds) into accept_seconds_before
    from (
      select extract(epoch from o.accepted_at - o.created_at) as seconds
      from orders o
      where o.merchant_id = brand.id and o.created_at >= today - interval '14 days' and o.created_at < today
        and o.accepted_at is not null and o.delivery_at is null and o.payment_type = any(on_receipt) and not o.is_test
      order by o.created_at desc limit 200
    ) n;
    select count(*)::integer, (count(*) filter (where coalesce((
        select max(t.last_used_at) from staff_sessions t where t.merchant_id = brand.id and t.device_id = d.id
      ), d.paired_at) < moment - interval '2 hours'))::integer
      into devices, asleep
    from devices d
    where d.merchant_id = brand.id and d.deleted_at is null and d.paired_at is not null;
    select count(*)::integer into late_payments
    from payments p where p.merchant_id = brand.id and p.state = 'late';
    select count(*)::integer into differences
    from payment_differences d where d.merchant_id = brand.id and d.looked_at is null;
    select count(*)::integer into texts
    from sms_messages t
    where t.merchant_id = brand.id and t.sent_at >= date_trunc('month', moment at time zone brand.zone) at time zone brand.zone
      and t.sent_at <= moment and t.payer = 'platform' and t.state <> 'refused';
    return next;
  end loop;
  execute 'set local app.merchant_id to default';
end $$;
revoke all on function brand_health(timestamptz, text[], integer, integer) from public;
grant execute on function brand_health(timestamptz, text[], integer, integer) to dasturxon_platform;
