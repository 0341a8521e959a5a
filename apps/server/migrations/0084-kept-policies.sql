-- The brand's own pages are kept by its people; a page without words is not shown.
alter table policies add column version integer not null default 1;
alter table policies add column changed_at timestamptz not null default now();
alter table policies add column changed_by uuid;
