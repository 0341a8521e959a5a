-- A warning to the phone that an account had takes from the purse of all texts too (S7).
alter table sent_texts drop constraint sent_texts_kind_check;
alter table sent_texts add constraint sent_texts_kind_check check (kind in ('code', 'receipt', 'warning'));
