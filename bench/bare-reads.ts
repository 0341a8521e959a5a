import { parseSessionToken } from "../apps/server/src/platform/http/session/token.ts";
import type { CallName, PlaceholderValues } from "./api-units.ts";
import type { CapturedStatement } from "./order-capture.ts";

/**
 * Minimal implementation of a call: the fewest statements that read the data of the response, and the session if the
 * call requires authentication.
 */
type MinimalRead = (facts: PlaceholderValues) => CapturedStatement[];

const { now } = Date;

const createMinimalBrandRead =
  (...texts: string[]): MinimalRead =>
  ({ merchant }) =>
    texts.map((text) => ({ text, values: [merchant] }));

/** Returns a read of the session and the customer's data in one SQL statement. */
const createMinimalCustomerRead =
  (select: string, more: (facts: PlaceholderValues) => unknown[] = () => []): MinimalRead =>
  (facts) => [
    {
      text: `with me as materialized (select user_id from sessions where merchant_id = $1 and token_hash = $2
        and expires_at > now()) ${select}`,
      values: [facts["merchant"], readTokenHash(facts["customer"]), ...more(facts)],
    },
  ];

const createMinimalStaffRead =
  (select: string, more: (facts: PlaceholderValues) => unknown[] = () => []): MinimalRead =>
  (facts) => [
    {
      text: `with me as materialized (select staff_id from staff_sessions where merchant_id = $1 and token_hash = $2
        and expires_at > now()) ${select}`,
      values: [facts["merchant"], readTokenHash(facts["staff"]), ...more(facts)],
    },
  ];

function readTokenHash(token = ""): Buffer | undefined {
  return parseSessionToken(token)?.tokenHash;
}

const customerRowsCondition = "merchant_id = $1 and user_id = (select user_id from me)";
const activeOrderCondition = "status not in ('DELIVERED', 'CLOSED', 'CANCELED')";

export const minimalReads: Partial<Record<CallName, MinimalRead>> = {
  webSettings: createMinimalBrandRead(
    "select * from merchant_settings where merchant_id = $1",
    "select * from payment_settings where merchant_id = $1",
  ),
  branchesFull: createMinimalBrandRead("select * from branches where merchant_id = $1"),
  overalls: createMinimalBrandRead(
    "select g.*, c.* from product_groups g join categories c on c.merchant_id = $1 and c.group_id = g.id where g.merchant_id = $1",
    `select p.*, k.left_count, t.until from products p
      left join product_stock k on k.merchant_id = $1 and k.product_id = p.id
      left join product_stops t on t.merchant_id = $1 and t.product_id = p.id where p.merchant_id = $1`,
  ),
  productComments: ({ merchant, product }) => [
    {
      text: `select g.*, u.first_name from product_grades g join users u on u.merchant_id = $1 and u.id = g.user_id
        where g.merchant_id = $1 and g.product_id = $2 limit 20`,
      values: [merchant, product],
    },
  ],
  stories: createMinimalBrandRead("select * from stories where merchant_id = $1"),
  banners: createMinimalBrandRead("select * from banners where merchant_id = $1"),
  policies: createMinimalBrandRead("select * from policies where merchant_id = $1"),
  slots: ({ merchant, branch }) => [
    {
      text: `select b.work_hours, b.slot_capacity_minutes, s.time_zone,
          (select jsonb_agg(p) from pauses p where p.merchant_id = $1) as pauses,
          (select jsonb_agg(k) from kitchen_slots k where k.merchant_id = $1 and k.branch_id = $2 and k.slot_at > $3) as taken
        from branches b join merchant_settings s on s.merchant_id = $1 where b.merchant_id = $1 and b.id = $2`,
      values: [merchant, branch, new Date(now())],
    },
  ],
  quoteOrder: ({ merchant, basket = "" }) => [
    {
      text: `select p.* from unnest($2::uuid[]) as w (asked)
        cross join lateral (select * from products where merchant_id = $1 and id = asked offset 0) p`,
      values: [merchant, basket.split(",")],
    },
  ],
  me: createMinimalCustomerRead(
    "select * from users where merchant_id = $1 and id = (select user_id from me)",
  ),
  addresses: createMinimalCustomerRead(`select * from addresses where ${customerRowsCondition}`),
  favourites: createMinimalCustomerRead(`select * from favourites where ${customerRowsCondition}`),
  activeOrders: createMinimalCustomerRead(
    `select * from orders where ${customerRowsCondition} and ${activeOrderCondition}`,
  ),
  orderHistory: createMinimalCustomerRead(
    `select *, count(*) over () from orders where ${customerRowsCondition} order by created_at desc limit 10`,
  ),
  order: createMinimalCustomerRead(
    `select * from orders where ${customerRowsCondition} and id = $3`,
    ({ order }) => [order],
  ),
  board: createMinimalStaffRead(
    `select o.*, u.first_name, u.phone from orders o join users u on u.merchant_id = $1 and u.id = o.user_id
      where o.merchant_id = $1 and (select staff_id from me) is not null and o.created_at > $3 limit 500`,
    () => [new Date(now() - 86_400_000)],
  ),
  boardOrder: createMinimalStaffRead(
    `select o.*, u.first_name, u.phone,
        (select jsonb_agg(c) from order_changes c where c.merchant_id = $1 and c.order_id = o.id) as changes
      from orders o join users u on u.merchant_id = $1 and u.id = o.user_id
      where o.merchant_id = $1 and o.id = $3 and (select staff_id from me) is not null`,
    ({ order }) => [order],
  ),
};
