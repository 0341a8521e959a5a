-- older builds go on
-- Settings that somebody looks at in the store before they are saved: one draft a person, the last one.
create table settings_previews (
  merchant_id uuid not null references merchants,
  staff_id uuid not null,
  -- SHA-256 of the word in the address of the preview.
  token_hash bytea not null,
  -- Parts of the settings, as they would be sent to be saved.
  parts jsonb not null,
  -- The console's own origin: no other page may frame it.
  framed_by text not null,
  expires_at timestamptz not null,
  primary key (merchant_id, staff_id),
  foreign key (merchant_id, staff_id) references staff (merchant_id, id)
);
create unique index settings_previews_by_token on settings_previews (merchant_id, token_hash);
select enable_tenancy('settings_previews');
