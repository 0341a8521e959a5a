// Signs in customers, places two orders of each basket and records their statements. Input: JSON of `CaptureRequest`.
// Prints a `CaptureReply`.
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { serialize } from "node:v8";
import type { Branch, Menu, OrderBody, OrderQuote } from "@dasturxon/contract";
import { openDoor } from "../open-door.ts";
import { orderBaskets } from "../order-baskets.ts";
import type { CaptureReply, CaptureRequest, OrderStatements, Shopper } from "../order-capture.ts";
import { freshIdsOf, recordStatements } from "../record-statements.ts";
import { readInput } from "../read-input.ts";

const { brand, customers, from = 0, file } = readInput<CaptureRequest>();
const { call, signIn, close } = await openDoor(brand);

async function withTotal(basket: Omit<OrderBody, "totalPrice">): Promise<OrderBody> {
  const quote = await call<OrderQuote>("/orders/v1/orders/quote", { body: basket });
  const [obstacle] = quote.obstacles;
  if (obstacle) throw new Error(`a basket cannot be ordered: ${JSON.stringify(obstacle)}`);
  return { ...basket, totalPrice: quote.totalPrice };
}

async function capture({ token, body }: Shopper): Promise<OrderStatements> {
  const place = () => call("/orders/v1/orders", { token, body, key: randomUUID() });
  // The first order of a customer may also update the customer's last visit.
  await place();
  const first = await recordStatements(place);
  const second = await recordStatements(place);
  return { transactions: first, freshIds: freshIdsOf(first, second) };
}

const menu = await call<Menu>("/products/v1/overalls?type=WEB");
const branches = await call<Branch[]>("/users/v1/branches/full");
// The branch that is always open.
const branch = branches.find(({ isMain }) => isMain);
if (!branch) throw new Error("the brand has no main branch");
const baskets = await Promise.all(orderBaskets(menu, branch).map(withTotal));
const shoppers: Shopper[] = [];
for (let index = 0; index < customers; index += 1) {
  const body = baskets[index % baskets.length];
  if (body) shoppers.push({ brand, ...(await signIn(from + index)), body });
}
const captured: OrderStatements[] = [];
for (const shopper of shoppers.slice(0, baskets.length)) captured.push(await capture(shopper));
writeFileSync(file, serialize(captured));
// The shoppers after the first six have not ordered yet.
for (const { token, body } of shoppers.slice(baskets.length))
  await call("/orders/v1/orders", { token, body, key: randomUUID() });
await close();
const statements = captured.map(({ transactions }) => transactions.flat().length);
process.stdout.write(`${JSON.stringify({ shoppers, statements } satisfies CaptureReply)}\n`);
