import { sampleIdOf, hash, idOf, name, person, phone, time } from "./expressions.ts";

/** Texts, chats and alerts, in the format of `rows.ts`. */
export const messages: Record<string, Record<string, string>> = {
  sms_messages: {
    id: idOf("text"),
    kind: "'code'",
    phone: "'+998 90 *** ** 33'",
    state: "'delivered'",
    parts: "1",
    sent_at: time,
  },
  telegram_accounts: { telegram_id: "i", user_id: person, created_at: time, seen_at: time },
  telegram_broadcasts: {
    id: idOf("broadcast"),
    text: name,
    audience: "'ALL'",
    state: "'sent'",
    send_at: time,
    created_at: time,
    created_by: sampleIdOf("staff"),
    ended_at: time,
  },
  telegram_receivers: {
    // The first broadcasts of the brand have all receivers, a hundred each. A tenth of those of the newest one wait.
    broadcast_id: idOf("broadcast", "1 + i % 30"),
    telegram_id: "i",
    state: "case when i % 30 = 0 and i % 4 = 0 then 'waiting' else 'sent' end",
    created_at: time,
  },
  telegram_codes: {
    code_hash: hash,
    purpose: "'staff'",
    staff_id: sampleIdOf("staff"),
    language: "'uz'",
    expires_at: `${time} + interval '150 days'`,
  },
  telegram_updates: { bot_id: "1", update_id: "i", heard_at: time },
  telegram_launches: { launch_hash: hash, expires_at: `${time} + interval '150 days'` },
  demo_messages: { id: idOf("message"), phone, text: "'a'", code: "'a'", sent_at: time },
  alerts: {
    kind: "'order'",
    subject_id: idOf("order"),
    branch_id: sampleIdOf("branches"),
    label: "'1'",
    began_at: time,
    ended_at: time,
    ended_by: "'staff'",
  },
  alert_messages: {
    kind: "'order'",
    subject_id: idOf("order"),
    step: "'push'",
    recipient_id: sampleIdOf("staff"),
    name: "'a'",
    state: "'sent'",
    summary_id: idOf("summary"),
    state_at: time,
  },
  telegram_messages: { order_id: idOf("order"), chat_id: "i", created_at: time },
};
