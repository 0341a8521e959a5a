-- older builds go on
-- Money metrics of all brands: a row for each brand, metric, provider and state with the count, the sum and the oldest time.
-- Queries one brand at a time under row-level security, each by an index.
-- `began`: payments of the last hour; `late`: money that nothing is owed for; `due`: refunds that have not gone back, parts
-- among them; `refused`: those of both that a provider refused; `difference`: nobody has looked at it.
create function money_figures(moment timestamptz)
  returns table (figure text, provider text, state text, number bigint, amount bigint, oldest timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  brand record;
begin
  for brand in select m.merchant_id as id from merchants m where m.deleted_at is null loop
    perform enter_merchant(brand.id);
    return query
      select 'began', p.provider, p.state, count(*), sum(p.amount)::bigint, min(p.created_at)
      from payments p
      where p.merchant_id = brand.id and p.created_at >= moment - interval '1 hour'
      group by p.provider, p.state
      union all
      select case when p.refund_refused_at is null then 'late' else 'refused' end, p.provider, p.state, count(*),
        sum(p.amount)::bigint, min(p.paid_at)
      from payments p
      where p.merchant_id = brand.id and p.state = 'late'
      group by p.refund_refused_at is null, p.provider, p.state
      union all
      select case when b.refund_refused_at is null then 'due' else 'refused' end, p.provider, p.state, count(*),
        sum(p.amount)::bigint, min(p.paid_at)
      from bills b join payments p on p.merchant_id = brand.id and p.order_id = b.order_id
        and p.state in ('paid', 'cancelling', 'part_refunded')
      where b.merchant_id = brand.id and b.state = 'refund_due'
      group by b.refund_refused_at is null, p.provider, p.state
      union all
      select case when r.refund_refused_at is null then 'due' else 'refused' end, p.provider, p.state, count(*),
        sum(r.amount)::bigint, min(r.created_at)
      from part_refunds r join payments p on p.merchant_id = brand.id and p.order_id = r.order_id
        and p.state in ('paid', 'cancelling', 'part_refunded')
      where r.merchant_id = brand.id and r.given_at is null
      group by r.refund_refused_at is null, p.provider, p.state
      union all
      select 'difference', p.provider, p.state, count(*), sum(p.amount)::bigint, min(d.found_at)
      from payment_differences d join payments p on p.merchant_id = brand.id and p.id = d.payment_id
      where d.merchant_id = brand.id and d.looked_at is null
      group by p.provider, p.state;
  end loop;
  execute 'set local app.merchant_id to default';
end $$;
revoke all on function money_figures(timestamptz) from public;
grant execute on function money_figures(timestamptz) to dasturxon_platform;
