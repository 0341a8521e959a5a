-- What only the QR code on a table tells: calls for the waiter and orders at the table come from who sits there. The id
-- is public. A new value makes a photographed code worthless.
alter table dining_tables add column secret text not null
  default replace(gen_random_uuid()::text, '-', '') check (length(secret) >= 32);
