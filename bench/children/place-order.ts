// Signs in a customer of a brand and places an order for delivery. Input: JSON of `CustomerOrderInput`. Prints a
// `CustomerOrder`.
import { randomUUID } from "node:crypto";
import type { Branch, Menu, OrderQuote } from "@dasturxon/contract";
import type { CustomerOrder, CustomerOrderInput } from "../customer-order.ts";
import { openBrandApi } from "../open-door.ts";
import { createOrderBaskets } from "../order-baskets.ts";
import { readChildInput } from "../read-input.ts";

const { brand } = readChildInput<CustomerOrderInput>();
const brandApi = await openBrandApi(brand);
const { call } = brandApi;
const { token, userId } = await brandApi.signIn(0);
const { merchantId, phone } = await call<{ merchantId: string; phone: string }>("/users/v1/users/me", {
  token,
});
const menu = await call<Menu>("/products/v1/overalls?type=WEB");
const mainBranch = (await call<Branch[]>("/users/v1/branches/full")).find(({ isMain }) => isMain);
if (!mainBranch) throw new Error("the brand has no main branch");
const basket = createOrderBaskets(menu, mainBranch).find(({ serviceType }) => serviceType === "DELIVERY");
const orderQuote = await call<OrderQuote>("/orders/v1/orders/quote", { body: basket });
const { id } = await call<{ id: string }>("/orders/v1/orders", {
  token,
  key: randomUUID(),
  body: { ...basket, totalPrice: orderQuote.totalPrice },
});
await brandApi.close();
const order: CustomerOrder = {
  id,
  token,
  merchantId,
  session: { userId, phone, firstName: null, lastName: null },
};
process.stdout.write(`${JSON.stringify(order)}\n`);
