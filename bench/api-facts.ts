import { randomUUID } from "node:crypto";
import type { Branch, Menu, OrderBody, OrderQuote } from "@dasturxon/contract";
import type { PlaceholderValues } from "./api-units.ts";
import { collectManagedRowIds } from "./managed-units.ts";
import type { openBrandApi } from "./open-door.ts";
import { createOrderBaskets } from "./order-baskets.ts";

type BrandApi = Awaited<ReturnType<typeof openBrandApi>>;
type UnpricedBasket = Omit<OrderBody, "totalPrice">;
interface IdentifiedRow {
  id: string;
}

const DAY_MS = 86_400_000;

/**
 * Signs in a customer and the owner, places an order with notifications for the customer, and returns the ids of the
 * brand's objects.
 */
export async function collectBrandFacts(door: BrandApi, brand: string) {
  const { call } = door;
  const { token: customer } = await door.signIn(0);
  const me = await call<{ id: string; merchantId: string }>("/users/v1/users/me", { token: customer });
  const signIn = { login: brand, password: "demo" };
  const { token: staff } = await call<{ token: string }>("/console/v1/sign-in", { body: signIn });
  const menu = await call<Menu>("/products/v1/overalls?type=WEB");
  const branch = (await call<Branch[]>("/users/v1/branches/full")).find(({ isMain }) => isMain);
  if (!branch) throw new Error("the brand has no main branch");
  const [pickup, delivery] = createOrderBaskets(menu, branch);
  if (!pickup || !delivery) throw new Error("the brand sells nothing");
  const orders = {
    basket: delivery,
    pickup: await addTotalPrice(call, pickup),
    delivery: await addTotalPrice(call, delivery),
  };
  const placeDeliveryOrder = () => {
    const placing = { token: customer, key: randomUUID(), body: orders.delivery };
    return call<IdentifiedRow>("/orders/v1/orders", placing);
  };
  const order = await placeDeliveryOrder();
  const underWay = await placeDeliveryOrder();
  const tables = await call<IdentifiedRow[]>(`/users/v1/branches/${branch.id}/tables`);
  const table = getFirstItem(tables).id;
  const { tableSecret } = await door.qrCode(me.merchantId, table);
  const courier = getFirstItem(await call<IdentifiedRow[]>("/console/v1/couriers", { token: staff })).id;
  const login = `${brand}-courier`;
  await door.hire({ merchantId: me.merchantId, login, name: "Jasur", role: "courier" });
  await call(`/console/v1/couriers/${courier}/login`, { token: staff, method: "PUT", body: { login } });
  const riding = { login, password: "demo" };
  const own = { branch: branch.id, picture: `${me.merchantId}/picture` };
  const facts: PlaceholderValues = {
    ...(await collectManagedRowIds(call, staff, own)),
    ...own,
    brand,
    staff,
    customer,
    me: me.id,
    merchant: me.merchantId,
    product: getFirstItem(menu.products).id,
    bought: getFirstItem(delivery.cartItems).productId,
    order: order.id,
    underWay: underWay.id,
    table,
    tableSecret,
    waiterCall: (
      await call<IdentifiedRow>("/orders/v1/waiter-calls", { body: { tableId: table, tableSecret } })
    ).id,
    courier,
    courierLogin: login,
    riding: (await call<{ token: string }>("/console/v1/sign-in", { body: riding })).token,
    vacancy: getFirstItem(await call<IdentifiedRow[]>("/support/v1/vacancies")).id,
    story: getFirstItem(await call<IdentifiedRow[]>("/notifications/v2/stories")).id,
    ...(await createGroupOrder(call, {
      branch: branch.id,
      product: getFirstItem(delivery.cartItems).productId,
    })),
    day: new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10),
  };
  const people = { staff, courier };
  await advanceOrder(call, { ...people, order: underWay.id, through: ["COOKING"] });
  await advanceOrder(call, {
    ...people,
    order: order.id,
    through: ["COOKING", "DONE", "ON_WAY", "DELIVERED"],
  });
  return { facts, orders };
}

/**
 * Accepts an order, assigns a courier and moves the order through its states. The customer of the order receives
 * notifications and may review the order.
 */
async function advanceOrder(
  call: BrandApi["call"],
  { order, staff, courier, through }: { order: string; staff: string; courier: string; through: string[] },
): Promise<void> {
  const postOrderAction = (path: string, version: number, body: object) =>
    call(`/console/v1/orders/${order}/${path}`, { token: staff, body: { version, ...body } });
  await postOrderAction("accept", 1, { cookingMinutes: 20 });
  await postOrderAction("courier", 2, { courierId: courier });
  for (const [index, status] of through.entries()) await postOrderAction("status", 3 + index, { status });
}

/** Creates a group order with a host and one dish of the host. */
async function createGroupOrder(
  call: BrandApi["call"],
  { branch, product }: { branch: string; product: string },
) {
  const body = {
    branchId: branch,
    serviceType: "PICK_UP",
    name: "Lola",
    cartItems: [{ productId: product, count: 1, modifications: [] }],
  };
  const begun = await call<{ group: IdentifiedRow; groupSecret: string; memberKey: string }>(
    "/orders/v1/group-orders",
    { body },
  );
  return { group: begun.group.id, groupSecret: begun.groupSecret, memberKey: begun.memberKey };
}

async function addTotalPrice(call: BrandApi["call"], basket: UnpricedBasket): Promise<OrderBody> {
  const quote = await call<OrderQuote>("/orders/v1/orders/quote", { body: basket });
  const [obstacle] = quote.obstacles;
  if (obstacle) throw new Error(`a basket cannot be ordered: ${JSON.stringify(obstacle)}`);
  return { ...basket, totalPrice: quote.totalPrice };
}

function getFirstItem<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error("the brand lacks something");
  return item;
}
