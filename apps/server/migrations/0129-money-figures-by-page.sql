-- older builds go on: they call `money_figures(moment)`, which reads all brands
-- Money metrics of one page of brands: up to `most` brands with an id greater than `after` (null: from the first). Paging
-- keeps each statement within the statement timeout on installations with many thousand brands.
-- Returns a row for each brand, metric, provider and state with the count, the sum and the oldest time, as in 0127.
-- `brand` is the brand's id. Each brand has one row `visited` even without payments.
-- `began`: payments of the last hour; `late`: money that nothing is owed for; `due`: refunds that have not gone back, parts
-- among them; `refused`: those of both that a provider refused; `difference`: nobody has looked at it.
create function money_figures(moment timestamptz, after uuid, most integer)
  returns table (brand uuid, figure text, provider text, state text, number bigint, amount bigint, oldest timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  visited_brand uuid;
begin
  for visited_brand in
    select m.merchant_id from merchants m
    where m.deleted_at is null and (after is null or m.merchant_id > after)
    order by m.merchant_id limit most
  loop
    perform enter_merchant(visited_brand);
    return query
      select visited_brand, 'visited', '', '', 0::bigint, 0::bigint, moment
      union all
      select visited_brand, 'began', p.provider, p.state, count(*), sum(p.amount)::bigint, min(p.created_at)
      from payments p
      where p.merchant_id = visited_brand and p.created_at >= moment - interval '1 hour'
      group by p.provider, p.state
      union all
      select visited_brand, case when p.refund_refused_at is null then 'late' else 'refused' end, p.provider, p.state, count(*),
        sum(p.amount)::bigint, min(p.paid_at)
      from payments p
      where p.merchant_id = visited_brand and p.state = 'late'
      group by p.refund_refused_at is null, p.provider, p.state
      union all
      select visited_brand, case when b.refund_refused_at is null then 'due' else 'refused' end, p.provider, p.state, count(*),
        sum(p.amount)::bigint, min(p.paid_at)
      from bills b join payments p on p.merchant_id = visited_brand and p.order_id = b.order_id
        and p.state in ('paid', 'cancelling', 'part_refunded')
      where b.merchant_id = visited_brand and b.state = 'refund_due'
      group by b.refund_refused_at is null, p.provider, p.state
      union all
      select visited_brand, case when r.refund_refused_at is null then 'due' else 'refused' end, p.provider, p.state, count(*),
        sum(r.amount)::bigint, min(r.created_at)
      from part_refunds r join payments p on p.merchant_id = visited_brand and p.order_id = r.order_id
        and p.state in ('paid', 'cancelling', 'part_refunded')
      where r.merchant_id = visited_brand and r.given_at is null
      group by r.refund_refused_at is null, p.provider, p.state
      union all
      select visited_brand, 'difference', p.provider, p.state, count(*), sum(p.amount)::bigint, min(d.found_at)
      from payment_differences d join payments p on p.merchant_id = visited_brand and p.id = d.payment_id
      where d.merchant_id = visited_brand and d.looked_at is null
      group by p.provider, p.state;
  end loop;
  execute 'set local app.merchant_id to default';
end $$;
revoke all on function money_figures(timestamptz, uuid, integer) from public;
grant execute on function money_figures(timestamptz, uuid, integer) to dasturxon_platform;
