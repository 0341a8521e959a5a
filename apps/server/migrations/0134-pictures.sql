-- older builds go on: what they save has no row until the next daily sweep
-- Pictures that people sent, each below its brand's folder of the storage. A picture that nothing names any longer is
-- removed after a grace period.
create table pictures (
  merchant_id uuid not null references merchants,
  id uuid not null,
  -- Null: saved by a build that kept no checksums.
  bytes integer,
  sha256 bytea,
  created_at timestamptz not null,
  -- Since when nothing names it. Null: something does, or nobody has looked yet.
  unused_since timestamptz,
  -- An order shows it: it stays for good.
  is_kept boolean not null default false,
  primary key (merchant_id, id)
);
select enable_tenancy('pictures');
