-- A scheduled order may be wanted within a span: from delivery_at until delivery_until; null: at delivery_at itself.
-- older builds go on

alter table orders add column delivery_until timestamptz;
