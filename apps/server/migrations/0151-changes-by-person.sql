-- older builds go on: they only read the same rows.

-- Entities that a person changed, which the filter of the audit log offers to staff of some branches.
create index changes_by_person on changes (merchant_id, by_id, entity);
