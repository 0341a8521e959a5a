// Simulates customers who order repeatedly over HTTP. Input: JSON of `OrderLoad`. Prints an `OrderResult`.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import type { OrderLoad, OrderResult, Shopper } from "../order-capture.ts";
import { readChildInput } from "../read-input.ts";

const { port, asks, shoppers, count } = readChildInput<OrderLoad>();
const agent = new Agent({ keepAlive: true, maxSockets: shoppers.length });

const orderCallPath = asks === "orders" ? "/api/orders/v1/orders" : "/api/orders/v1/orders/quote";

async function placeShopperOrder({ brand, token }: Shopper, body: Buffer): Promise<string> {
  const sent = request({
    agent,
    port,
    host: "127.0.0.1",
    method: "POST",
    path: orderCallPath,
    headers: {
      host: `${brand}.localhost`,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "content-length": body.length,
      ...(asks === "orders" ? { "idempotency-key": randomUUID() } : {}),
    },
  });
  sent.end(body);
  const [response] = await once(sent, "response");
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  if (response.statusCode === 200) return "placed";
  const text = Buffer.concat(parts).toString();
  return /"code":"(\w+)"/.exec(text)?.[1] ?? String(response.statusCode);
}

let startedOrderCount = 0;
const orderCountByAnswer = new Map<string, number>();
const orderingStartTime = performance.now();
await Promise.all(
  shoppers.map(async (shopper) => {
    const { totalPrice, ...basket } = shopper.body;
    const body = Buffer.from(JSON.stringify(asks === "orders" ? { ...basket, totalPrice } : basket));
    while (startedOrderCount < count) {
      startedOrderCount += 1;
      const answer = await placeShopperOrder(shopper, body);
      orderCountByAnswer.set(answer, (orderCountByAnswer.get(answer) ?? 0) + 1);
      if (answer === "busy" || answer === "unavailable") startedOrderCount -= 1;
    }
  }),
);
agent.destroy();
const { placed = 0, ...refused } = Object.fromEntries(orderCountByAnswer);
const orderResult: OrderResult = { placed, refused, seconds: (performance.now() - orderingStartTime) / 1000 };
process.stdout.write(`${JSON.stringify(orderResult)}\n`);
