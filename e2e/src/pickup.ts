import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { Branch, Order } from "@dasturxon/contract";
import { call } from "./call.ts";
import type { Guest } from "./guest.ts";
import type { Staff } from "./staff.ts";

/** A pickup of one dish, placed by the call: what follows is the test. */
export async function placePickup(guest: Guest): Promise<Order> {
  const menu = await call<{ products: { id: string; name: { uz?: string } }[] }>(
    guest.page,
    "GET /products/v1/overalls?type=WEB",
  );
  const wanted = guest.productName("somsa-quti");
  const product = menu.products.find(({ name }) => Object.values(name).includes(wanted));
  return placePickupOf(guest.page, product?.id ?? "");
}

/** The same of any product that needs no choice, from the first branch that hands orders over. */
export async function placePickupOf(page: Page, productId: string): Promise<Order> {
  const branches = await call<Branch[]>(page, "GET /users/v1/branches/full");
  const branch = branches.find(({ settings }) => settings.pickupEnabled);
  const cart = {
    serviceType: "PICK_UP",
    branchId: branch?.id,
    paymentType: "CASH",
    cartItems: [{ productId, count: 1, modifications: [] }],
  };
  const quote = await call<{ totalPrice: number }>(page, "POST /orders/v1/orders/quote", cart);
  const slots = await call<{ days: { day: string; slots: { time: string }[] }[] }>(
    page,
    `GET /orders/v1/orders/slots?branchId=${branch?.id}&serviceType=PICK_UP`,
  );
  const [day] = slots.days;
  const when = { day: day?.day, time: day?.slots[0]?.time };
  const body = { ...cart, ...when, totalPrice: quote.totalPrice };
  return call<Order>(page, "POST /orders/v1/orders/at-time", body);
}

/** The staff lead a pickup to its end, by the calls of the board. */
export async function handOver(staff: Staff, orderId: string): Promise<void> {
  const act = (action: string, body: object) =>
    call<Order>(staff.page, `POST /console/v1/orders/${orderId}/${action}`, body);
  let version = 0;
  await expect(async () => {
    const now = await call<Order>(staff.page, `GET /console/v1/orders/${orderId}`);
    ({ version } = await act("accept", { version: now.version }));
  }).toPass();
  for (const status of ["COOKING", "DONE", "CLOSED"])
    ({ version } = await act("status", { version, status }));
}
