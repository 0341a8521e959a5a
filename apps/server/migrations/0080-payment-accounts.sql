-- The payment types that a brand's credentials at a provider serve: a method without them is not offered. Older builds
-- go on: what they save keeps the types that it had.
alter table payment_credentials add column types text[] not null default '{}';
update payment_credentials set types = '{PAYME}' where provider = 'payme';
