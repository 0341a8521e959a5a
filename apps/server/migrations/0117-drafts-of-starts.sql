-- older builds go on: what they open keeps its draft until the hour's sweep
-- What somebody told so far who begins a brand. Null: nothing, or it is over: the brand is open, the permit ended.
alter table brand_starts add column draft jsonb;
create index brand_starts_with_draft on brand_starts (permit_expires_at) where draft is not null;
