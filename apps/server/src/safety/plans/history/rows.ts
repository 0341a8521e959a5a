import { messages } from "./message-rows.ts";
import { sampleIdOf, hash, idOf, name, person, phone, text, time } from "./expressions.ts";

/** Number of rows in each table of a brand with a long history. */
export const ROWS = 3_000;

/** Columns of a table, each as an expression over the row number `i`, which starts at 1. */
type Columns = Record<string, string>;

/** Tables that the brand configures, with few rows. */
const settings: Record<string, Columns> = {
  dining_tables: {
    id: idOf("table"),
    branch_id: sampleIdOf("branches"),
    number: "i",
    place: name,
    chairs: "4",
  },
  stories: { id: idOf("story"), name, image: "'a'", pages: "'[]'" },
  vacancies: {
    id: idOf("vacancy"),
    position: name,
    responsible_person: text,
    phone: text,
    requirements: name,
  },
};

/** Tables that grow with time and customers, with many rows. */
const ofBrand: Record<string, Columns> = {
  users: { id: idOf("user"), phone, created_at: time, updated_at: time },
  sessions: session({ user_id: person }),
  staff_sessions: session({ staff_id: sampleIdOf("staff") }),
  one_time_codes: { phone, purpose: "'login'", code_hash: hash, sent_at: time, expires_at: time },
  phone_changes: { user_id: person, id: idOf("phone"), old_phone: phone, phone, changed_at: time },
  addresses: {
    id: idOf("address"),
    user_id: person,
    type: "'HOUSE'",
    street_name: "'a'",
    latitude: "41",
    longitude: "69",
    created_at: time,
    updated_at: time,
  },
  orders: {
    id: idOf("order"),
    number: "i",
    user_id: person,
    branch_id: sampleIdOf("branches"),
    // Thirty orders are in progress.
    status: "case when i <= 30 then 'COOKING' when i % 10 = 0 then 'CANCELED' else 'DELIVERED' end",
    service_type: "'DELIVERY'",
    order_device: "'WEB'",
    payment_type: "'CASH'",
    receiver_phone: phone,
    lines: "'[]'",
    breakdown: "'{}'",
    total_price: "1",
    preparation_minutes: "20",
    courier_id: sampleIdOf("couriers"),
    created_at: time,
  },
  order_changes: {
    order_id: idOf("order"),
    version: "1",
    status: "'NEW'",
    reason: "'UPDATE'",
    by_kind: "'customer'",
    by_id: person,
    changed_at: time,
  },
  bills: {
    order_id: idOf("order"),
    user_id: person,
    payment_type: "'CLICK'",
    amount: "1",
    state: "'paid'",
    created_at: time,
    expires_at: time,
  },
  payments: {
    id: idOf("payment"),
    order_id: idOf("order"),
    provider: "'payme'",
    transaction_id: "i::text",
    amount: "1",
    state: "'paid'",
    provider_at: time,
    created_at: time,
  },
  payment_differences: {
    id: idOf("difference"),
    payment_id: idOf("payment"),
    was: "'pending'",
    became: "'paid'",
    said: "'paid'",
    found_at: time,
    looked_at: time,
    looked_by: sampleIdOf("staff"),
  },
  part_refunds: { id: idOf("part"), order_id: idOf("order"), amount: "1", created_at: time, given_at: time },
  order_grades: { order_id: idOf("order"), user_id: person, grade: "5", created_at: time },
  order_reviews: {
    order_id: idOf("order"),
    branch_id: sampleIdOf("branches"),
    lowest_grade: "5",
    has_comment: "true",
    reviewed_at: time,
  },
  product_grades: {
    product_id: sampleIdOf("products"),
    user_id: person,
    order_id: idOf("order"),
    grade: "5",
    comment: "'a'",
    created_at: time,
  },
  promo_uses: { promo_id: sampleIdOf("promos"), user_id: person, order_id: idOf("order"), used_at: time },
  cashback_balances: { user_id: idOf("user"), balance: "1" },
  cashback_movements: {
    id: idOf("movement"),
    user_id: person,
    order_id: idOf("order"),
    kind: "'earned'",
    amount: "1",
    created_at: time,
  },
  changes: {
    id: idOf("change"),
    at: time,
    by_id: sampleIdOf("staff"),
    by_role: "'owner'",
    ip: "'a'",
    device: "'Chrome · Windows'",
    entity: "'promo'",
    entity_id: sampleIdOf("promos"),
    kind: "'changed'",
    request_id: "'a'",
  },
  kitchen_slots: {
    branch_id: sampleIdOf("branches"),
    slot_at: `date_trunc('day', now()) - i * interval '15 minutes'`,
    taken_minutes: "1",
  },
  shared_baskets: { user_id: idOf("user"), content: `'{"lines": [], "place": null}'`, changed_at: time },
  favourites: {
    id: idOf("favourite"),
    user_id: idOf("user"),
    product_id: sampleIdOf("products"),
    is_favourite: "true",
    created_at: time,
  },
  story_views: { story_id: sampleIdOf("stories"), user_id: idOf("user"), seen_at: time },
  vacancy_applications: {
    id: idOf("application"),
    vacancy_id: sampleIdOf("vacancies"),
    name: "'a'",
    phone,
    created_at: time,
  },
  notices: {
    id: idOf("notice"),
    user_id: person,
    about: "i::text",
    title: name,
    text: name,
    created_at: time,
    read_at: `case when i % 2 = 0 then ${time} end`,
  },
  saved_cards: {
    id: idOf("card"),
    user_id: person,
    provider: "'payme'",
    sealed: "'a'",
    mask: "'860006******6311'",
    expiry: "'03/99'",
    brand: "'UZCARD'",
    state: "'confirmed'",
    code_at: time,
    preferred_at: time,
    created_at: time,
  },
  push_subscriptions: {
    id: idOf("browser"),
    user_id: person,
    token_hash: hash,
    endpoint: "'a'",
    public_key: "'a'",
    auth_secret: "'a'",
    language: "'uz'",
    created_at: time,
  },
  reservations: {
    id: idOf("reservation"),
    user_id: person,
    branch_id: sampleIdOf("branches"),
    table_id: sampleIdOf("dining_tables"),
    chairs: "2",
    starts_at: time,
    ends_at: `${time} + interval '1 hour'`,
    state: "'CONFIRMED'",
    guest_phone: phone,
    created_at: time,
    updated_at: time,
  },
  waiter_calls: {
    id: idOf("call"),
    branch_id: sampleIdOf("branches"),
    table_id: sampleIdOf("dining_tables"),
    called_at: time,
    ended_at: time,
  },
  group_orders: {
    id: idOf("group"),
    branch_id: sampleIdOf("branches"),
    service_type: "'PICK_UP'",
    state: "'CANCELED'",
    secret_hash: "'a'",
    created_at: time,
    expires_at: time,
  },
  group_members: {
    group_id: idOf("group"),
    id: idOf("member"),
    name: "'a'",
    is_host: "true",
    key_hash: "'a'",
    cart_items: "'[]'",
    joined_at: time,
  },
  outbox: {
    topic: text,
    key: text,
    payload: "'{}'",
    created_at: time,
    published_at: time,
    published_seq: "i",
  },
  idempotency_keys: {
    principal: `${person}::text`,
    route: "'a'",
    key: "i",
    request_hash: "'a'",
    status: "200",
    reply: "'{}'",
    created_at: time,
  },
  ...messages,
};

/** Tables that count over all brands. */
const ofPlatform: Record<string, Columns> = {
  sent_texts: { id: idOf("sending"), brand_id: idOf("brand", "1"), phone, ip: "i::text", sent_at: time },
  staff_sign_in_tries: { id: idOf("try"), login: "i::text", ip: "i::text", tried_at: time },
  rate_counts: { name: "'a'", who: "i::text", slot: "1", count: "1", ends_at: time },
};

/** Number of other brands. Each has rows in tables that only refer to the brand. */
export const NEIGHBOURS = 20;
const ofNeighbour = ["outbox", "idempotency_keys", "demo_messages", "one_time_codes"];

function session(whose: Columns): Columns {
  const times = { created_at: time, last_used_at: time, expires_at: `${time} + interval '150 days'` };
  return { token_hash: hash, ...whose, ...times };
}

export const history = { settings, ofBrand, ofPlatform, ofNeighbour };
