-- Codes and receipts are paid for out of one purse: every text that was let out, of whatever kind (S7).
alter table sent_codes rename to sent_texts;
alter index sent_codes_by_phone rename to sent_texts_by_phone;
alter index sent_codes_by_ip rename to sent_texts_by_ip;
alter index sent_codes_by_brand rename to sent_texts_by_brand;
alter index sent_codes_by_time rename to sent_texts_by_time;

alter table sent_texts add column kind text not null default 'code' check (kind in ('code', 'receipt'));
-- The customer who caused it; a code is asked for before anybody is known.
alter table sent_texts add column user_id uuid;
-- Null: no request sent it but a job.
alter table sent_texts alter column ip drop not null;
create index sent_texts_by_user on sent_texts (user_id, sent_at) where user_id is not null;

-- The receipt has gone to a phone that the customer named, which it does once.
alter table orders add column is_cheque_named_sent boolean not null default false;
