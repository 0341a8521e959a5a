-- older builds go on: the functions that it drops are not called by them.

-- On databases that are older than the baseline these checks were added as `not valid`, and a former function remains.
alter table alerts validate constraint alerts_kind_check;
alter table sms_messages validate constraint sms_messages_kind_check;
drop function if exists money_figures(timestamptz);
