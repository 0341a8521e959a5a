-- Cards that customers saved: what the provider calls them, sealed, and how they look. No number is ever here. Older
-- builds go on: they know nothing of them.
create table saved_cards (
  merchant_id uuid not null references merchants,
  id uuid not null,
  user_id uuid not null,
  -- Whose token it is: `payme`.
  provider text not null,
  -- The token, sealed by the installation's key (AES-256-GCM).
  sealed text not null,
  -- `860006******6311`.
  mask text not null,
  -- `MM/YY`.
  expiry text not null,
  brand text not null,
  -- `added` until its code was entered; `removed` until the provider has forgotten it too.
  state text not null,
  -- When its last code was sent, and how often one was entered since.
  code_at timestamptz not null,
  tries smallint not null default 0,
  -- When it was last put before the others.
  preferred_at timestamptz not null,
  created_at timestamptz not null,
  primary key (merchant_id, id)
);
alter table saved_cards add constraint saved_cards_state_check check (state in ('added', 'confirmed', 'removed'));
alter table saved_cards add constraint saved_cards_of_user
  foreign key (merchant_id, user_id) references users (merchant_id, id);
create index saved_cards_by_user on saved_cards (merchant_id, user_id, preferred_at);
select enable_tenancy('saved_cards');
