// Sends each measured call by the door and keeps the statements that it sent. argv: JSON of `CallsRequest`;
// prints `CapturedCall[]`.
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serialize } from "node:v8";
import type { Branch, Menu, OrderQuote } from "@dasturxon/contract";
import type { CallsRequest, CallStatements, CapturedCall, RepeatedCall } from "../api-calls.ts";
import { openDoor } from "../open-door.ts";
import { orderBaskets } from "../order-baskets.ts";
import { freshIdsOf, recordStatements } from "../record-statements.ts";

const { brand, folder } = JSON.parse(process.argv[2] ?? "{}") as CallsRequest;
const door = await openDoor(brand);
const token = await door.signIn(0);
const me = await door.call<{ id: string; merchantId: string }>("/users/v1/users/me", { token });
const staff = (
  await door.call<{ token: string }>("/console/v1/sign-in", { body: { login: brand, password: "demo" } })
).token;
const menu = await door.call<Menu>("/products/v1/overalls?type=WEB");
const branch = (await door.call<Branch[]>("/users/v1/branches/full")).find(({ isMain }) => isMain);
if (!branch) throw new Error("the brand has no main branch");
const basket = orderBaskets(menu, branch)[1];
const [product] = menu.products;
if (!basket || !product) throw new Error("the brand sells nothing");
const { totalPrice } = await door.call<OrderQuote>("/orders/v1/orders/quote", { body: basket });
const order = { ...basket, totalPrice };
// What is read is there.
const placed = await door.call<{ id: string }>("/orders/v1/orders", {
  token,
  body: order,
  key: randomUUID(),
});
const point = { latitude: 41.3112, longitude: 69.2797 };
const address = { streetName: "Amir Temur", houseNumber: "5", ...point };
const addresses = `/users/v1/addresses/user/${me.id}`;
await door.call(addresses, { token, body: address });
await door.call("/products/v1/favourite", { token, body: { productId: product.id } });
const mine = `/orders/v1/orders/user/${me.id}`;
const tariff = { productPrice: totalPrice, branchId: branch.id, ...point };

/** Orders come last: what is read before them grows with each. */
const calls: Record<string, RepeatedCall> = {
  settings: { path: "/support/v1/merchant/settings/web" },
  "menu, by token": { path: "/products/v1/overalls?type=WEB", token },
  "branches, full": { path: "/users/v1/branches/full" },
  "search on the server": { path: `/products/v1/search?q=${encodeURIComponent("osh")}` },
  tariff: { path: "/deliveries/v1/delivery/tariff/client/calculate", body: tariff },
  quote: { path: "/orders/v1/orders/quote", body: basket },
  favourites: { path: "/products/v1/favourite/all", token },
  "a favourite": { path: "/products/v1/favourite", token, body: { productId: product.id } },
  addresses: { path: `/users/v1/addresses/merchant/${branch.merchantId}/user/${me.id}`, token },
  "an address": { path: addresses, token, body: address },
  "one order": { path: `/orders/v1/orders/${placed.id}`, token },
  "orders under way": { path: `${mine}/active`, token },
  "history, first page": { path: `${mine}?page=0&size=10&onlyArchive=false`, token },
  "the board": { path: "/console/v1/orders", token: staff },
  "placing an order": { path: "/orders/v1/orders", token, body: order },
};

async function capture([what, call]: [string, RepeatedCall]): Promise<CapturedCall> {
  const send = () => door.call(call.path, { ...call, ...(call.body ? { key: randomUUID() } : {}) });
  // What the first one fills stays filled.
  await send();
  const first = await recordStatements(send);
  const second = await recordStatements(send);
  const file = join(folder, `${what.replaceAll(/\W+/g, "-")}.statements`);
  const kept: CallStatements = [{ transactions: first, freshIds: freshIdsOf(first, second) }];
  writeFileSync(file, serialize(kept));
  return { what, call, statements: first.flat().length, file };
}

const captured: CapturedCall[] = [];
for (const each of Object.entries(calls)) captured.push(await capture(each));
await door.close();
process.stdout.write(`${JSON.stringify(captured)}\n`);
