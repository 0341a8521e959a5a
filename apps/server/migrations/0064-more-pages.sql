-- A brand may have three more pages of its own words besides its policies.
alter table policies drop constraint policies_type_check;
alter table policies add constraint policies_type_check
  check (type in ('TERMS', 'ABOUT_COMPANY', 'PRIVACY_POLICY', 'EXTRA', 'EXTRA2', 'EXTRA3'));
