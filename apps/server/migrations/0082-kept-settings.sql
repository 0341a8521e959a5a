-- A brand's settings are kept by its owner.
select manage_columns('merchant_settings');
