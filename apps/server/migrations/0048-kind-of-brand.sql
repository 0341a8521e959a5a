-- A grocery has no kitchen: what the store says, and what it tells search engines, goes by the kind of the brand.
alter table merchant_settings add column kind text not null default 'RESTAURANT'
  constraint merchant_settings_kind_check check (kind in ('RESTAURANT', 'GROCERY'));
