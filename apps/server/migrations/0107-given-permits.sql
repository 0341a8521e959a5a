-- older builds go on
-- For whom an administrator gave a link to begin a brand; null: a phone proved itself.
alter table brand_starts add column given_for text;
alter table brand_starts add column withdrawn_at timestamptz;
alter table platform_acts drop constraint platform_acts_kind_check;
alter table platform_acts add constraint platform_acts_kind_check
  check (kind in ('BLOCKED', 'UNBLOCKED', 'PERMIT', 'PERMIT_WITHDRAWN'));
