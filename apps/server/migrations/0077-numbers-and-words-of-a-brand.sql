-- Whom to call about a table; null: the branch's own phone.
alter table branches add column booking_phone text;
-- What a brand's gateway was registered to send, with `{code}` and `{brand}`; a language without words has the built-in ones.
alter table merchant_settings add column sms_content jsonb not null default '{}';
