import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type { Branch, Order } from "@dasturxon/contract";
import { GuestPreparation } from "./at-the-door.ts";
import { callApi } from "./call.ts";
import type { Guest } from "./guest.ts";
import type { StaffMember } from "./staff.ts";

/** Places a pickup order of one dish by an API call. */
export async function placePickupOrder(guest: Guest): Promise<Order> {
  return placePickupOfProduct(guest.page, await findProductId(guest, "somsa-quti"));
}

/** Places a delivery order of a new account by API calls, from an empty page of the store. */
export async function placeDeliveryOrder(guest: Guest, key: string): Promise<Order> {
  const { page } = guest;
  const door = await GuestPreparation.of(page, guest.brand);
  const where = await door.chooseAddress(await door.signIn(guest.phone, guest.language));
  const cartItems = [{ productId: await findProductId(guest, key), count: 1, modifications: [] }];
  const cart = { ...where, serviceType: "DELIVERY", paymentType: "CASH", cartItems };
  const { totalPrice } = await callApi<{ totalPrice: number }>(page, "POST /orders/v1/orders/quote", cart);
  return callApi<Order>(page, "POST /orders/v1/orders", { ...cart, totalPrice });
}

async function findProductId(guest: Guest, key: string): Promise<string> {
  const menu = await callApi<{ products: { id: string; name: { uz?: string } }[] }>(
    guest.page,
    "GET /products/v1/overalls?type=WEB",
  );
  const wanted = guest.productName(key);
  const product = menu.products.find(({ name }) => Object.values(name).includes(wanted));
  return product?.id ?? "";
}

/** Places a pickup order of any product without required choices, at the first branch with pickup. */
export async function placePickupOfProduct(
  page: Page,
  productId: string,
  paymentType = "CASH",
): Promise<Order> {
  const branches = await callApi<Branch[]>(page, "GET /users/v1/branches/full");
  const branch = branches.find(({ settings }) => settings.pickupEnabled);
  const where = { serviceType: "PICK_UP", branchId: branch?.id, paymentType };
  return placeOrderByApi(page, where, { productId, count: 1 });
}

/** Places an order for the first available time by API calls. `where` contains the delivery fields of the order. */
export async function placeOrderByApi(
  page: Page,
  where: { serviceType: string; branchId: string | null | undefined; address?: object; paymentType?: string },
  { productId, count }: { productId: string; count: number },
): Promise<Order> {
  const { serviceType, branchId } = where;
  const cart = { paymentType: "CASH", ...where, cartItems: [{ productId, count, modifications: [] }] };
  const quote = await callApi<{ totalPrice: number }>(page, "POST /orders/v1/orders/quote", cart);
  const slots = await callApi<{ days: { day: string; slots: { time: string }[] }[] }>(
    page,
    `GET /orders/v1/orders/slots?branchId=${branchId}&serviceType=${serviceType}`,
  );
  const [day] = slots.days;
  const when = { day: day?.day, time: day?.slots[0]?.time };
  const body = { ...cart, ...when, totalPrice: quote.totalPrice };
  return callApi<Order>(page, "POST /orders/v1/orders/at-time", body);
}

/** Accepts an order by API calls as staff, even if its version changed meanwhile. @returns the new version. */
export async function acceptOrderByApi(staff: StaffMember, orderId: string): Promise<number> {
  let version = 0;
  await expect(async () => {
    const now = await callApi<Order>(staff.page, `GET /console/v1/orders/${orderId}`);
    const body = { version: now.version };
    ({ version } = await callApi<Order>(staff.page, `POST /console/v1/orders/${orderId}/accept`, body));
  }).toPass();
  return version;
}

/** Moves a pickup order through all its states by the API calls of the board. */
export async function completePickupOrder(staff: StaffMember, orderId: string): Promise<void> {
  let version = await acceptOrderByApi(staff, orderId);
  for (const status of ["COOKING", "DONE", "CLOSED"]) {
    const body = { version, status };
    ({ version } = await callApi<Order>(staff.page, `POST /console/v1/orders/${orderId}/status`, body));
  }
}
