-- Delivery zones are kept by the brand's people; an older build would deliver where a zone was removed.
select manage_columns('regions');
