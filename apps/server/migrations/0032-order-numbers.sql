-- What a customer has open: unpaid, under way, and nobody of the staff has touched it yet. Counted when he orders again.
create index orders_open_by_user on orders (merchant_id, user_id)
  where seen_at is null and not is_paid and status not in ('DELIVERED', 'CLOSED', 'CANCELED');
