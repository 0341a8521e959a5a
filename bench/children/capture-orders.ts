// Signs in customers, places two orders of each basket and records their statements. Input: JSON of `CaptureOrdersInput`.
// Prints a `CaptureOrdersReply`.
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { serialize } from "node:v8";
import type { Branch, Menu, OrderBody, OrderQuote } from "@dasturxon/contract";
import { openBrandApi } from "../open-door.ts";
import { createOrderBaskets } from "../order-baskets.ts";
import type { CaptureOrdersReply, CaptureOrdersInput, OrderStatements, Shopper } from "../order-capture.ts";
import { findFreshIds, recordStatements } from "../record-statements.ts";
import { readChildInput } from "../read-input.ts";

const { brand, customers, from = 0, file } = readChildInput<CaptureOrdersInput>();
const { call, signIn, close } = await openBrandApi(brand);

async function addTotalPrice(basket: Omit<OrderBody, "totalPrice">): Promise<OrderBody> {
  const quote = await call<OrderQuote>("/orders/v1/orders/quote", { body: basket });
  const [obstacle] = quote.obstacles;
  if (obstacle) throw new Error(`a basket cannot be ordered: ${JSON.stringify(obstacle)}`);
  return { ...basket, totalPrice: quote.totalPrice };
}

async function captureOrder({ token, body }: Shopper): Promise<OrderStatements> {
  const placeCapturedOrder = () => call("/orders/v1/orders", { token, body, key: randomUUID() });
  // The first order is not recorded, because it may also update the customer's last visit.
  await placeCapturedOrder();
  const first = await recordStatements(placeCapturedOrder);
  const second = await recordStatements(placeCapturedOrder);
  return { transactions: first, freshIds: findFreshIds(first, second) };
}

const menu = await call<Menu>("/products/v1/overalls?type=WEB");
const branches = await call<Branch[]>("/users/v1/branches/full");
// The branch that is always open.
const mainBranch = branches.find(({ isMain }) => isMain);
if (!mainBranch) throw new Error("the brand has no main branch");
const baskets = await Promise.all(createOrderBaskets(menu, mainBranch).map(addTotalPrice));
const shoppers: Shopper[] = [];
for (let index = 0; index < customers; index += 1) {
  const body = baskets[index % baskets.length];
  if (body) shoppers.push({ brand, ...(await signIn(from + index)), body });
}
const capturedOrders: OrderStatements[] = [];
for (const shopper of shoppers.slice(0, baskets.length)) capturedOrders.push(await captureOrder(shopper));
writeFileSync(file, serialize(capturedOrders));
// Places a first order for each of the remaining shoppers, who have not ordered yet.
for (const { token, body } of shoppers.slice(baskets.length))
  await call("/orders/v1/orders", { token, body, key: randomUUID() });
await close();
const statementCounts = capturedOrders.map(({ transactions }) => transactions.flat().length);
process.stdout.write(
  `${JSON.stringify({ shoppers, statements: statementCounts } satisfies CaptureOrdersReply)}\n`,
);
