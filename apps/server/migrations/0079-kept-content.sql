-- Banners and stories are kept by people; banners begin and end by the clock as stories do.
select manage_columns('banners');
select manage_columns('stories');
alter table banners add column start_at timestamptz;
alter table banners add column end_at timestamptz;
