/** A screen whose words come by a call, and what it says where nothing is there. */
export interface DataScreen {
  path: string;
  call: RegExp;
  /** Text of the empty list; `answer` where a new account has something. */
  empty?: { id: string; answer?: unknown };
  /** What stands over the words of the fault; `error.load` where it is left out. */
  failed?: string;
  /** Nothing to press there but the way back. */
  isFinal?: boolean;
  /** Seen by guests too: no session ends there. */
  isForAll?: boolean;
}

const NOBODY = "00000000-0000-4000-8000-000000000000";

/** Every screen that asks the server once it is open; the others are in the page that is served. */
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
  { path: `/profile/orders/${NOBODY}`, call: /\/orders\/v1\/orders\/[0-9-]+$/ },
  { path: `/profile/orders/${NOBODY}/map`, call: /\/orders\/v1\/orders\/[0-9-]+$/ },
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
  {
    path: "/address/pickup",
    call: /\/users\/v1\/branches\/full/,
    empty: { id: "branch.nothing", answer: [] },
    isForAll: true,
  },
  { path: "/booking", call: /\/users\/v1\/branches\/full/, isForAll: true },
  {
    path: `/group/${NOBODY}#secret`,
    call: /\/orders\/v1\/group-orders\//,
    failed: "group.closed",
    isFinal: true,
    isForAll: true,
  },
  {
    path: `/table/${NOBODY}?tableSecret=secret`,
    call: /\/users\/v1\/tables\//,
    failed: "table.failedTitle",
    isFinal: true,
    isForAll: true,
  },
];
