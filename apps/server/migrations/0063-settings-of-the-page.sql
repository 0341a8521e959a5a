-- What stands at the foot of the page, and whom a brand counts its visitors with.
alter table merchant_settings add column copyright_right jsonb not null default '{}';
-- [{"name": {"uz": …}, "value": "+998…", an e-mail or an https address}]
alter table merchant_settings add column contacts jsonb not null default '[]';
-- {"metrica": {"active", "id", "key"}, "gtm": {"active", "id"}, "pixel": {"active", "id", "content"}}
alter table merchant_settings add column tracking jsonb not null default '{}';
