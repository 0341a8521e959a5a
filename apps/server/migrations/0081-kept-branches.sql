-- Branches are kept by the brand's people, and so are the days when they are closed or keep other hours.
select manage_columns('branches');
-- Why a branch is off.
alter table branches add column off_reason text;

create table holidays (
  merchant_id uuid not null references merchants,
  id uuid not null,
  -- Null: all of the brand's.
  branch_id uuid,
  name jsonb not null,
  -- yyyy-mm-dd on the brand's clock, both included.
  day text not null,
  last_day text not null,
  is_closed boolean not null,
  open text,
  close text,
  primary key (merchant_id, id),
  foreign key (merchant_id, branch_id) references branches (merchant_id, id)
);
select enable_tenancy('holidays');
select manage_columns('holidays');

-- A branch's holidays that are not over, written with each change of theirs: every reader of its hours has them at hand.
alter table branches add column holidays jsonb not null default '[]';
