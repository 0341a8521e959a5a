-- People of a brand: kept by hand, invited by a link, and at work in some of its branches or (null) in all.
select manage_columns('staff');
alter table staff add column branch_ids uuid[];
alter table staff add constraint staff_branch_ids_check check (cardinality(branch_ids) > 0);
-- Null: was invited, and has not come yet.
alter table staff alter column password_hash drop not null;

-- The link that a person takes a password by: one living link a person.
create table invitations (
  merchant_id uuid not null references merchants,
  staff_id uuid not null,
  token_hash bytea not null,
  made_by uuid not null,
  expires_at timestamptz not null,
  primary key (merchant_id, staff_id)
);
alter table invitations add constraint invitations_token_hash_key unique (merchant_id, token_hash);
alter table invitations add constraint invitations_staff_fkey
  foreign key (merchant_id, staff_id) references staff (merchant_id, id);
select enable_tenancy('invitations');

alter table changes drop constraint changes_kind_check;
alter table changes add constraint changes_kind_check
  check (kind in ('added', 'changed', 'removed', 'restored', 'arranged', 'invited', 'signed_out'));
