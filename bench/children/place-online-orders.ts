// Simulates customers who place orders with payment by Payme and do not pay them. Input: JSON of `OrderLoad`. Prints
// the list of `UnpaidOrder`s.
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Order } from "@dasturxon/contract";
import { processConcurrently, type UnpaidOrder } from "../callback-load.ts";
import { KeepAlivePool, formatHttpRequest } from "../keep-alive-line.ts";
import type { OrderLoad } from "../order-capture.ts";
import { readChildInput } from "../read-input.ts";

const { port, shoppers, count } = readChildInput<OrderLoad>();
const connectionPool = new KeepAlivePool(port);
const placedOrders: UnpaidOrder[] = [];
const shopperOfEachOrder = Array.from({ length: count }, (_, at) => shoppers[at % shoppers.length]);
await processConcurrently(shopperOfEachOrder, {
  atOnce: 4,
  async work(shopper) {
    if (!shopper) return;
    const body = Buffer.from(JSON.stringify({ ...shopper.body, paymentType: "PAYME" }));
    const headers = {
      host: `${shopper.brand}.localhost`,
      authorization: `Bearer ${shopper.token}`,
      "content-type": "application/json",
      "content-length": String(body.length),
      "idempotency-key": randomUUID(),
    };
    const sendOrder = () =>
      connectionPool.ask(formatHttpRequest("POST", "/api/orders/v1/orders", headers, body));
    let { status, text } = await sendOrder();
    // A response with status 503 means that the busy server did not create the order, so the same order is sent again.
    while (status === 503) {
      await setTimeout(200);
      ({ status, text } = await sendOrder());
    }
    if (status !== 200) throw new Error(`an order was refused: ${text}`);
    const { id, totalPrice } = JSON.parse(text) as Order;
    placedOrders.push({ id, tiyin: totalPrice * 100 });
  },
});
connectionPool.end();
process.stdout.write(`${JSON.stringify(placedOrders)}\n`);
