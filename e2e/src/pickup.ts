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
  return orderByCall(page, { serviceType: "PICK_UP", branchId: branch?.id }, { productId, count: 1 });
}

/** An order for the first time that is free, placed by the call. `where`: how and where it goes, as the call has it. */
export async function orderByCall(
  page: Page,
  where: { serviceType: string; branchId: string | null | undefined; address?: object },
  { productId, count }: { productId: string; count: number },
): Promise<Order> {
  const { serviceType, branchId } = where;
  const cart = { ...where, paymentType: "CASH", cartItems: [{ productId, count, modifications: [] }] };
  const quote = await call<{ totalPrice: number }>(page, "POST /orders/v1/orders/quote", cart);
  const slots = await call<{ days: { day: string; slots: { time: string }[] }[] }>(
    page,
    `GET /orders/v1/orders/slots?branchId=${branchId}&serviceType=${serviceType}`,
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
