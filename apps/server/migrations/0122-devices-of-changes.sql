-- older builds go on: they write no device
-- From which device a change came: a paired one's own name, else browser and system in words; null: nobody knows.
alter table changes add column device text;
-- Which devices there are, and whose changes came from one.
create index changes_by_device on changes (merchant_id, device, by_id) where device is not null;

-- Somebody came by his invitation.
alter table changes drop constraint changes_kind_check;
alter table changes add constraint changes_kind_check
  check (kind in ('added', 'changed', 'removed', 'restored', 'arranged', 'invited', 'joined', 'signed_out'));
