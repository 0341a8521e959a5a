-- End of the requested time span of a scheduled order, which begins at delivery_at; null: exactly at delivery_at.
-- older builds go on

alter table orders add column delivery_until timestamptz;
