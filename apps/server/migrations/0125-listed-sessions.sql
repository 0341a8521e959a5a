-- older builds go on: they open sessions without a browser, and each gets its id by itself
-- What a session is called by in lists; it opens nothing.
alter table staff_sessions add column id uuid not null default gen_random_uuid();
alter table staff_sessions add constraint staff_sessions_id_key unique (merchant_id, id);
-- Browser and system in words, as they were when it began; null: no browser that is known, or begun before.
alter table staff_sessions add column browser text;
alter table staff_sessions add constraint staff_sessions_browser_check check (char_length(browser) <= 60);
