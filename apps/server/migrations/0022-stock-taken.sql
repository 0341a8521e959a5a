-- What an order took of counted stock, [{productId, count}]: the same comes back when it is cancelled [MN-6].
-- Null for orders placed before: they give back what their lines say.
alter table orders add column stock_taken jsonb;
