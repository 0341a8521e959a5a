import { messageColumnsByTable } from "./message-rows.ts";
import { orderColumnsByTable } from "./order-rows.ts";
import {
  formatSampleIdExpression,
  hashExpression,
  formatIdExpression,
  nameExpression,
  personIdExpression,
  phoneExpression,
  textExpression,
  timeExpression,
} from "./expressions.ts";

/** Number of rows in each table of a brand with a long history. */
export const ROWS_PER_HISTORY_TABLE = 3_000;

/** Columns of a table, each as an expression over the row number `i`, which starts at 1. */
type ColumnExpressions = Record<string, string>;

/** Tables that the brand configures, with few rows. */
const columnsOfSettingTables: Record<string, ColumnExpressions> = {
  dining_tables: {
    id: formatIdExpression("table"),
    branch_id: formatSampleIdExpression("branches"),
    number: "i",
    place: nameExpression,
    chairs: "4",
  },
  stories: { id: formatIdExpression("story"), name: nameExpression, image: "'a'", pages: "'[]'" },
  vacancies: {
    id: formatIdExpression("vacancy"),
    position: nameExpression,
    responsible_person: textExpression,
    phone: textExpression,
    requirements: nameExpression,
  },
};

/** Tables that grow with time and customers, with many rows. */
const columnsOfBrandTables: Record<string, ColumnExpressions> = {
  users: {
    id: formatIdExpression("user"),
    phone: phoneExpression,
    created_at: timeExpression,
    updated_at: timeExpression,
  },
  sessions: createSessionRows({ user_id: personIdExpression }),
  staff_sessions: createSessionRows({ staff_id: formatSampleIdExpression("staff") }),
  one_time_codes: {
    phone: phoneExpression,
    purpose: "'login'",
    code_hash: hashExpression,
    sent_at: timeExpression,
    expires_at: timeExpression,
  },
  phone_changes: {
    user_id: personIdExpression,
    id: formatIdExpression("phone"),
    old_phone: phoneExpression,
    phone: phoneExpression,
    changed_at: timeExpression,
  },
  addresses: {
    id: formatIdExpression("address"),
    user_id: personIdExpression,
    type: "'HOUSE'",
    street_name: "'a'",
    latitude: "41",
    longitude: "69",
    created_at: timeExpression,
    updated_at: timeExpression,
  },
  ...orderColumnsByTable,
  promo_uses: {
    promo_id: formatSampleIdExpression("promos"),
    user_id: personIdExpression,
    order_id: formatIdExpression("order"),
    used_at: timeExpression,
  },
  cashback_balances: { user_id: formatIdExpression("user"), balance: "1" },
  cashback_movements: {
    id: formatIdExpression("movement"),
    user_id: personIdExpression,
    order_id: formatIdExpression("order"),
    kind: "'earned'",
    amount: "1",
    created_at: timeExpression,
  },
  changes: {
    id: formatIdExpression("change"),
    at: timeExpression,
    by_id: formatSampleIdExpression("staff"),
    by_role: "'owner'",
    ip: "'a'",
    device: "'Chrome · Windows'",
    entity: "'promo'",
    entity_id: formatSampleIdExpression("promos"),
    kind: "'changed'",
    request_id: "'a'",
  },
  kitchen_slots: {
    branch_id: formatSampleIdExpression("branches"),
    slot_at: `date_trunc('day', now()) - i * interval '15 minutes'`,
    taken_minutes: "1",
  },
  shared_baskets: {
    user_id: formatIdExpression("user"),
    content: `'{"lines": [], "place": null}'`,
    changed_at: timeExpression,
  },
  favourites: {
    id: formatIdExpression("favourite"),
    user_id: formatIdExpression("user"),
    product_id: formatSampleIdExpression("products"),
    is_favourite: "true",
    created_at: timeExpression,
  },
  story_views: {
    story_id: formatSampleIdExpression("stories"),
    user_id: formatIdExpression("user"),
    seen_at: timeExpression,
  },
  vacancy_applications: {
    id: formatIdExpression("application"),
    vacancy_id: formatSampleIdExpression("vacancies"),
    name: "'a'",
    phone: phoneExpression,
    created_at: timeExpression,
  },
  notices: {
    id: formatIdExpression("notice"),
    user_id: personIdExpression,
    about: "i::text",
    title: nameExpression,
    text: nameExpression,
    created_at: timeExpression,
    read_at: `case when i % 2 = 0 then ${timeExpression} end`,
  },
  saved_cards: {
    id: formatIdExpression("card"),
    user_id: personIdExpression,
    provider: "'payme'",
    sealed: "'a'",
    mask: "'860006******6311'",
    expiry: "'03/99'",
    brand: "'UZCARD'",
    state: "'confirmed'",
    code_at: timeExpression,
    preferred_at: timeExpression,
    created_at: timeExpression,
  },
  push_subscriptions: {
    id: formatIdExpression("browser"),
    user_id: personIdExpression,
    token_hash: hashExpression,
    endpoint: "'a'",
    public_key: "'a'",
    auth_secret: "'a'",
    language: "'uz'",
    created_at: timeExpression,
  },
  reservations: {
    id: formatIdExpression("reservation"),
    user_id: personIdExpression,
    branch_id: formatSampleIdExpression("branches"),
    table_id: formatSampleIdExpression("dining_tables"),
    chairs: "2",
    starts_at: timeExpression,
    ends_at: `${timeExpression} + interval '1 hour'`,
    state: "'CONFIRMED'",
    guest_phone: phoneExpression,
    created_at: timeExpression,
    updated_at: timeExpression,
  },
  waiter_calls: {
    id: formatIdExpression("call"),
    branch_id: formatSampleIdExpression("branches"),
    table_id: formatSampleIdExpression("dining_tables"),
    called_at: timeExpression,
    ended_at: timeExpression,
  },
  group_orders: {
    id: formatIdExpression("group"),
    branch_id: formatSampleIdExpression("branches"),
    service_type: "'PICK_UP'",
    state: "'CANCELED'",
    secret_hash: "'a'",
    created_at: timeExpression,
    expires_at: timeExpression,
  },
  group_members: {
    group_id: formatIdExpression("group"),
    id: formatIdExpression("member"),
    name: "'a'",
    is_host: "true",
    key_hash: "'a'",
    cart_items: "'[]'",
    joined_at: timeExpression,
  },
  outbox: {
    topic: textExpression,
    key: textExpression,
    payload: "'{}'",
    created_at: timeExpression,
    published_at: timeExpression,
    published_seq: "i",
  },
  idempotency_keys: {
    principal: `${personIdExpression}::text`,
    route: "'a'",
    key: "i",
    request_hash: "'a'",
    status: "200",
    reply: "'{}'",
    created_at: timeExpression,
  },
  ...messageColumnsByTable,
};

/** Columns of the platform's tables, whose rows are counted over all brands. */
const columnsOfPlatformTables: Record<string, ColumnExpressions> = {
  sent_texts: {
    id: formatIdExpression("sending"),
    brand_id: formatIdExpression("brand", "1"),
    phone: phoneExpression,
    ip: "i::text",
    sent_at: timeExpression,
  },
  staff_sign_in_tries: {
    id: formatIdExpression("try"),
    login: "i::text",
    ip: "i::text",
    tried_at: timeExpression,
  },
  rate_counts: { name: "'a'", who: "i::text", slot: "1", count: "1", ends_at: timeExpression },
};

/** Number of other brands. Each has rows in tables that only refer to the brand. */
export const OTHER_BRAND_COUNT = 20;
const tablesFilledForOtherBrands = ["outbox", "idempotency_keys", "demo_messages", "one_time_codes"];

function createSessionRows(whose: ColumnExpressions): ColumnExpressions {
  const times = {
    created_at: timeExpression,
    last_used_at: timeExpression,
    expires_at: `${timeExpression} + interval '150 days'`,
  };
  return { token_hash: hashExpression, ...whose, ...times };
}

export const historyTables = {
  settings: columnsOfSettingTables,
  ofBrand: columnsOfBrandTables,
  ofPlatform: columnsOfPlatformTables,
  ofNeighbour: tablesFilledForOtherBrands,
};
