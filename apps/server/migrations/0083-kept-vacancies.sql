-- Vacancies are kept by the brand's people; one that has gone stays for who applied for it.
select manage_columns('vacancies');
