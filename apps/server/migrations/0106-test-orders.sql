-- An order that the staff place to hear the bell: it is led like any other and counts nowhere.
alter table orders add column is_test boolean not null default false;
