-- older builds go on: they know of no limit and refuse nothing
-- What the platform lets a brand have at most; no row, or null: as much as it likes. The brand reads its own.
create table brand_limits (
  merchant_id uuid not null references merchants,
  branches integer,
  products integer,
  -- By the platform's accounts, in a month of the brand's clock.
  texts integer,
  changed_at timestamptz not null,
  primary key (merchant_id)
);
alter table brand_limits add constraint brand_limits_check check (branches >= 0 and products >= 0 and texts >= 0);
select enable_tenancy('brand_limits');
revoke insert, update, delete on brand_limits from dasturxon_app;
create policy overseer on brand_limits for all to current_user using (true) with check (true);

-- The texts of a month that the platform's accounts took are counted.
create index sms_messages_by_platform on sms_messages (merchant_id, sent_at)
  where payer = 'platform' and state <> 'refused';

alter table platform_acts drop constraint platform_acts_kind_check;
alter table platform_acts add constraint platform_acts_kind_check check (kind in ('BLOCKED', 'UNBLOCKED', 'PERMIT',
  'PERMIT_WITHDRAWN', 'DOMAIN_ADDED', 'DOMAIN_PROVED', 'DOMAIN_REMOVED', 'LIMITS'));
