-- An event is kept for its readers from its publishing on, however long it had waited for it.
alter table outbox add column published_at timestamptz;
create index outbox_by_publishing on outbox (coalesce(published_at, created_at)) where published_seq is not null;
drop index outbox_by_age;
