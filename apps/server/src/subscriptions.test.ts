import { expect, onTestFinished, test, vi } from "vitest";
import { createTestProduct } from "./testing/test-menu.ts";
import {
  addToTestMenu,
  CUSTOMER_PHONE,
  createPickupBody,
  postOrder,
  productIdFromKey,
  createTestShop,
} from "./testing/test-shop.ts";
import { EVENT_POLL_OPTIONS } from "./testing/time-limits.ts";

const app = await createTestShop();
const { token } = await app.signIn(CUSTOMER_PHONE);
const owner = await app.signInStaff("owner@osh");
const pizzaOwner = await app.signInStaff("owner@pizza");
const SETTINGS_PATH = "/console/v1/settings";

/** Simulates other processes that do not confirm until `confirm` is called. */
function simulateSlowProcesses() {
  const { promise, resolve: confirm } = Promise.withResolvers<void>();
  const settled = vi.spyOn(app.bus, "settled").mockReturnValue(promise);
  onTestFinished(() => {
    confirm();
    settled.mockRestore();
  });
  return { settled, confirm };
}

async function saveLook(staff: string, change: { version?: number } = {}): Promise<number> {
  const { body } = await app.call<{ version: number; look: object }>(SETTINGS_PATH, { token: staff });
  const look = { ...body.look, titleRight: { uz: "Yangi" } };
  const sent = { version: body.version, look, ...change };
  return (await app.call(SETTINGS_PATH, { method: "PUT", token: staff, body: sent })).status;
}

test("[BR-14] a save waits for other processes without occupying a slot, and orders of every brand continue", async () => {
  const { settled, confirm } = simulateSlowProcesses();
  const order = await postOrder(app, token, createPickupBody());
  const answered: number[] = [];
  const saves = [owner, pizzaOwner].map(async (staff) => answered.push(await saveLook(staff)));
  await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(2), EVENT_POLL_OPTIONS);
  await vi.waitFor(() => expect(app.http.gate.text()).toContain("admission_inside 0\n"), EVENT_POLL_OPTIONS);
  const path = `/console/v1/orders/${order.id}/accept`;
  expect((await app.call(path, { token: owner, body: { version: order.version } })).status).toBe(200);
  expect(answered).toEqual([]);
  confirm();
  await Promise.all(saves);
  expect(answered).toEqual([200, 200]);
});

test("[BR-14] a refused save does not wait", async () => {
  const { settled } = simulateSlowProcesses();
  expect(await saveLook(owner, { version: 999 })).toBe(409);
  expect(settled).not.toHaveBeenCalled();
});

test("[MN-6] an order that sells a product out does not wait", async () => {
  const { settled } = simulateSlowProcesses();
  await addToTestMenu(app, { products: [createTestProduct("cola", 9000, { stock: 1 })] });
  const changed = vi.fn<(merchantId: string) => void>();
  onTestFinished(app.db.onWake("content", changed));
  const cartItems = [{ productId: productIdFromKey("cola"), count: 1 }];
  await postOrder(app, token, createPickupBody({ cartItems, totalPrice: 11_000 }));
  expect(changed).toHaveBeenCalledWith(app.osh);
  expect(settled).not.toHaveBeenCalled();
});
