// Customers who place orders with payment by Payme and wait. Input: JSON of `OrderLoad`. Prints the `UnpaidOrder`s.
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Order } from "@dasturxon/contract";
import { eachAtOnce, type UnpaidOrder } from "../callback-load.ts";
import { Lines, requestOf } from "../keep-alive-line.ts";
import type { OrderLoad } from "../order-capture.ts";
import { readInput } from "../read-input.ts";

const { port, shoppers, count } = readInput<OrderLoad>();
const lines = new Lines(port);
const placed: UnpaidOrder[] = [];
const turns = Array.from({ length: count }, (_, at) => shoppers[at % shoppers.length]);
await eachAtOnce(turns, {
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
    const ask = () => lines.ask(requestOf("POST", "/api/orders/v1/orders", headers, body));
    let { status, text } = await ask();
    // The server was busy and did nothing, so the same order can be sent again.
    while (status === 503) {
      await setTimeout(200);
      ({ status, text } = await ask());
    }
    if (status !== 200) throw new Error(`an order was refused: ${text}`);
    const { id, totalPrice } = JSON.parse(text) as Order;
    placed.push({ id, tiyin: totalPrice * 100 });
  },
});
lines.end();
process.stdout.write(`${JSON.stringify(placed)}\n`);
