-- older builds go on: they refuse a provider's call without saying so here
-- When we refused the provider's call for money of a payment that was over: it gives that money back by itself. Null: no such
-- call came.
alter table payments add column refused_at timestamptz;
