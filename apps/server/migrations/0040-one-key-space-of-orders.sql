-- Both calls that place an order share their keys: those of the later orders move to the common ones.
alter table idempotency_keys no force row level security;
update idempotency_keys k set route = 'POST /orders/v1/orders'
  where k.route = 'POST /orders/v1/orders/at-time'
    and not exists (
      select from idempotency_keys o
      where o.merchant_id = k.merchant_id and o.principal = k.principal and o.key = k.key
        and o.route = 'POST /orders/v1/orders'
    );
alter table idempotency_keys force row level security;
