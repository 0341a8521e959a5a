/** Screen whose data comes from an API call, with its texts for an empty list and for errors. */
export interface DataScreen {
  path: string;
  call: RegExp;
  /** Text of the empty list. `answer` replaces the response if a new account is not empty. */
  empty?: { id: string; answer?: unknown };
  /** Id of the heading above the error. Default: `error.load`. */
  failed?: string;
  /** Whether the error screen has no retry button, but only a link back. */
  isFinal?: boolean;
  /** Whether the screen is visible without a sign-in. Such a screen has no error for an ended session. */
  isForAll?: boolean;
}

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

/** Every screen that calls the API after it is opened. Other screens receive their data with the served page. */
export const DATA_SCREENS: DataScreen[] = [
  {
    path: "/profile/orders",
    call: /\/orders\/v1\/orders\/user\/[^/]+\/active/,
    empty: { id: "orders.empty.active" },
  },
  {
    path: "/profile/orders?tab=archive",
    call: /\/orders\/v1\/orders\/user\/[^/]+\?/,
    empty: { id: "orders.empty.archive" },
  },
  { path: `/profile/orders/${UNKNOWN_ID}`, call: /\/orders\/v1\/orders\/[0-9-]+$/ },
  { path: `/profile/orders/${UNKNOWN_ID}/map`, call: /\/orders\/v1\/orders\/[0-9-]+$/ },
  {
    path: "/profile/promos",
    call: /\/orders\/v1\/promos\/user\//,
    empty: { id: "promo.empty", answer: [] },
  },
  { path: "/profile/cashback", call: /\/orders\/v1\/cashback\/user\//, empty: { id: "cashback.empty" } },
  {
    path: "/notifications",
    call: /\/notifications\/v1\/notifications\?/,
    empty: { id: "notifications.empty" },
  },
  {
    path: "/profile/address",
    call: /\/users\/v1\/addresses\/merchant\//,
    empty: { id: "address.noSaved" },
  },
  { path: "/choose-address", call: /\/users\/v1\/addresses\/merchant\//, empty: { id: "address.noSaved" } },
  { path: "/profile/cards", call: /\/payments\/v1\/cards/, empty: { id: "card.empty" } },
  {
    path: "/profile/reservations",
    call: /\/orders\/v1\/reservations\/user\//,
    empty: { id: "booking.none" },
  },
  { path: "/profile/user", call: /\/users\/v1\/users\/me/ },
  {
    path: "/profile/favorites",
    call: /\/products\/v1\/menu/,
    empty: { id: "favourite.empty" },
    isForAll: true,
  },
  { path: "/search?q=osh", call: /\/products\/v1\/menu/, isForAll: true },
  { path: "/booking", call: /\/users\/v1\/branches\/full/, isForAll: true },
  {
    path: `/group/${UNKNOWN_ID}#secret`,
    call: /\/orders\/v1\/group-orders\//,
    failed: "group.closed",
    isFinal: true,
    isForAll: true,
  },
  {
    path: `/table/${UNKNOWN_ID}?tableSecret=secret`,
    call: /\/users\/v1\/tables\//,
    failed: "table.failedTitle",
    isFinal: true,
    isForAll: true,
  },
];
