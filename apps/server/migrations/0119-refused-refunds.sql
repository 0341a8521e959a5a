-- older builds go on: they do not say that a refund was refused
-- When the provider of money that is due last refused to give it back; null: it did not, or the money is back.
alter table bills add column refund_refused_at timestamptz;
alter table payments add column refund_refused_at timestamptz;
alter table part_refunds add column refund_refused_at timestamptz;
