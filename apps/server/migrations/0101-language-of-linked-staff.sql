-- older builds go on
-- What the bot speaks to a member of staff: as their link was given; null: linked before this.
alter table telegram_staff add column language text;
