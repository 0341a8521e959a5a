-- Tables are kept by the brand's people; one that has gone stays for its orders, calls and reservations.
select manage_columns('dining_tables');
-- The number of a table that was removed may be given anew.
alter table dining_tables drop constraint dining_tables_merchant_id_branch_id_number_key;
create unique index dining_tables_by_number on dining_tables (merchant_id, branch_id, number) where deleted_at is null;
