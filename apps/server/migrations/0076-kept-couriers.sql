-- Couriers are kept by the brand's people; one who has gone stays for the orders that he brought.
select manage_columns('couriers');
