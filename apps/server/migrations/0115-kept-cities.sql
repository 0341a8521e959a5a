-- older builds go on: they show a city that was removed as long as they run
-- Cities are kept by the brand's people.
select manage_columns('cities');
