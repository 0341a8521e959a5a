-- older builds go on: they refuse a provider's call without saying so here
-- When we last refused the provider's payment callback because the payment was over. The provider then refunds by itself.
-- Null: never refused.
alter table payments add column refused_at timestamptz;
