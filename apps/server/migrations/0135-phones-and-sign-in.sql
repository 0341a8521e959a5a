-- Phones, codes and paired devices.
-- older builds go on: they neither read nor write these columns.

-- ISO 3166-1 codes of the countries that the brand sends texts to. Null: the country of its currency.
alter table merchant_settings add column phone_countries text[];
alter table merchant_settings add constraint merchant_settings_phone_countries_check
  check (cardinality(phone_countries) > 0);

-- Larger network of the address (IPv4 /24, IPv6 /48) that asked for the text. Null: unknown, or sent by a job.
alter table sent_texts add column network text;
-- When its code was used: shows that the owner of the phone asked for it. Null: not used, or no code.
alter table sent_texts add column used_at timestamptz;
create index sent_texts_by_network on sent_texts (network, sent_at) where network is not null;

-- Browser and network that were paired as the device, for the manager who gave out the code.
alter table devices add column paired_browser text;
alter table devices add column paired_network text;
