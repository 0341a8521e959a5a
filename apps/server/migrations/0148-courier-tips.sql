-- Tips for the courier that the brand offers: `isEnabled`, `unit` (`SUM` or `PERCENT`) and `choices`. Null: the default of
-- the brand's currency.
alter table merchant_settings add column tips jsonb;
-- Tip for the courier, paid in addition to the total price.
alter table orders add column tip bigint not null default 0;
alter table orders add constraint orders_tip_check check (tip >= 0);
-- Part of the amount that is a tip for the courier.
alter table bills add column tip bigint not null default 0;
alter table bills add constraint bills_tip_check check (tip >= 0);
-- Part of the tip that the refund does not return, because the courier has delivered the order.
alter table bills add column kept_tip bigint not null default 0;
alter table bills add constraint bills_kept_tip_check check (kept_tip >= 0);
