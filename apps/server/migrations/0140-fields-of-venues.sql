-- Fields of branches, cities and brands, and the pages of shared hosts [EN-1, EN-4, EN-5, BR-4].
-- older builds go on: they neither read nor write the new columns, and write the kinds of acts that they know.

alter table platform_acts drop constraint platform_acts_kind_check;
alter table platform_acts add constraint platform_acts_kind_check check (kind in ('BLOCKED', 'UNBLOCKED', 'PERMIT',
  'PERMIT_WITHDRAWN', 'DOMAIN_ADDED', 'DOMAIN_PROVED', 'DOMAIN_REMOVED', 'HOST_PAGES', 'LIMITS', 'SUPPORT'));
