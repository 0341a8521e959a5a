-- older builds go on
-- Which process asks Telegram what a bot heard, where Telegram cannot call, and until when nobody else may.
alter table telegram_bots add column polled_by uuid;
alter table telegram_bots add column polled_until timestamptz;
