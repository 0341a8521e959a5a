-- What the columns of imported price lists mean, so that the next list with the same heads opens with the same choice.
-- older builds go on: they neither read nor write it.

create table menu_heads (
  merchant_id uuid not null references merchants,
  -- The head as it is compared: folded, see headKey of the domain.
  head text not null,
  -- The column, as machineHead of the domain writes it. Empty: the column is left out.
  means text not null,
  used_at timestamptz not null,
  primary key (merchant_id, head)
);
select enable_tenancy('menu_heads');
