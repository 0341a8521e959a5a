-- What ages is found by its age, in every brand at once; the owner sees of it only what is over and may be forgotten.

create index sessions_by_end on sessions (expires_at);
create policy sweeper on sessions for all to current_user
  using (expires_at < now() - interval '1 day') with check (false);

create index staff_sessions_by_end on staff_sessions (expires_at);
create policy sweeper on staff_sessions for all to current_user
  using (expires_at < now() - interval '1 day') with check (false);

create index one_time_codes_by_end on one_time_codes (expires_at);
create policy sweeper on one_time_codes for all to current_user
  using (expires_at < now() - interval '1 day') with check (false);

create index demo_messages_by_age on demo_messages (sent_at);
create policy sweeper on demo_messages for all to current_user
  using (sent_at < now() - interval '1 day') with check (false);

create index notices_by_reading on notices (read_at) where read_at is not null;
create index staff_sign_in_tries_by_age on staff_sign_in_tries (tried_at);
create index outbox_by_age on outbox (created_at) where published_seq is not null;
