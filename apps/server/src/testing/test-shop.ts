import type { Order, OrderBody } from "@dasturxon/contract";
import { addTestGoods, shiftPromoDates } from "./add-goods.ts";
import { createTestApp, type TestApp } from "./test-app.ts";
import { branchIdFromKeys } from "../modules/merchants/index.ts";
import { deriveStableId } from "../platform/stable-id.ts";
import { importMenu, type MenuImport } from "../modules/products/index.ts";

export const CUSTOMER_PHONE = "+998901234567";

/** A point in the region of the branch `center`, and a point outside every region. */
export const pointInCenterZone = { latitude: 41.312, longitude: 69.281 };
export const pointOutsideZones = { latitude: 41.2, longitude: 69.1 };

export const productIdFromKey = (key: string, brand = "osh") => deriveStableId(brand, "product", key);
export const modificationIdFromPath = (path: string, brand = "osh") =>
  deriveStableId(brand, "modification", path);
export const branchIdFromKey = (key: string, brand = "osh") => branchIdFromKeys(brand, key);

/** Creates the app with two brands with the test menu, promo codes and two couriers. */
export async function createTestShop(parts?: Parameters<typeof createTestApp>[0]): Promise<TestApp> {
  const app = await createTestApp(parts, "goods");
  if (app.holds !== "goods") await addTestGoods(app.db, app.clock);
  else if (parts?.clock) await shiftPromoDates(app.db, app.clock);
  return app;
}

/** Adds products, and categories of the group `kitchen`, to the test menu of the brand osh. */
export async function addToTestMenu(app: TestApp, more: Partial<Omit<MenuImport, "groups">>): Promise<void> {
  const menu = { groups: [], categories: more.categories ?? [], products: more.products ?? [] };
  await app.db.tenant(app.osh, (tx) => importMenu(tx, { id: app.osh, key: "osh" }, menu));
  app.directory.drop();
  app.http.invalidate(app.osh);
}

/** A delivery of two plov within the zone: 90,000 + 10,000 delivery + 2,000 service, in soʻm. */
export function createDeliveryBody(more: Partial<OrderBody> = {}): OrderBody {
  return {
    serviceType: "DELIVERY",
    branchId: branchIdFromKey("center"),
    cartItems: [{ productId: productIdFromKey("plov"), count: 2 }],
    address: { streetName: "Amir Temur", houseNumber: "5", ...pointInCenterZone },
    totalPrice: 102_000,
    ...more,
  };
}

/** Returns a pickup order of one plov, whose total is 45,000 + 2,000 soʻm for service. */
export function createPickupBody(more: Partial<OrderBody> = {}): OrderBody {
  return {
    serviceType: "PICK_UP",
    branchId: branchIdFromKey("center"),
    cartItems: [{ productId: productIdFromKey("plov"), count: 1 }],
    totalPrice: 47_000,
    ...more,
  };
}

/** Moves a new order to `CLOSED` and returns it. `staff`: a token of staff with this right. */
export async function closeNewOrder(app: TestApp, staff: string, order: Pick<Order, "id">): Promise<Order> {
  const path = `/console/v1/orders/${order.id}`;
  const postOrderAction = async (action: string, body: object) => {
    const reply = await app.call<Order>(`${path}/${action}`, { token: staff, body });
    if (reply.status !== 200) throw new Error(`refused: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  let now = await postOrderAction("accept", { version: 1 });
  for (const status of ["COOKING", "DONE", "CLOSED"])
    now = await postOrderAction("status", { version: now.version, status });
  return now;
}

/** Places an order and returns it. Throws if it is refused. */
export async function postOrder(app: TestApp, token: string, body: OrderBody): Promise<Order> {
  const reply = await app.call<Order>("/orders/v1/orders", { token, body });
  if (reply.status !== 200) throw new Error(`refused: ${JSON.stringify(reply.body)}`);
  return reply.body;
}
