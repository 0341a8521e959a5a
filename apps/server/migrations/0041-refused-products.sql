-- Which products of a refused order could not be had, so that its customer can order the others.
alter table orders add column cancel_product_ids uuid[];
