-- Saved column mapping of imported price lists, so that the next import with the same column headers starts with it.
-- older builds go on: they neither read nor write this table.

create table menu_heads (
  merchant_id uuid not null references merchants,
  -- Column header, normalised for comparison by `headKey` (packages/domain/src/open-table.ts).
  head text not null,
  -- Target column, in the format of `machineHead` (packages/domain/src/menu-columns.ts). Empty: the column is skipped.
  means text not null,
  used_at timestamptz not null,
  primary key (merchant_id, head)
);
select enable_tenancy('menu_heads');
