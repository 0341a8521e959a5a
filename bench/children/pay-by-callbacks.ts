// Simulates Payme paying orders: check, create and perform of each, over HTTP. Input: JSON of `CallbackLoad`. Prints a
// `CallbackResult`.
import { randomBytes } from "node:crypto";
import {
  type CallbackLoad,
  type CallbackResult,
  CALLBACKS_PER_ORDER,
  processConcurrently,
} from "../callback-load.ts";
import { KeepAlivePool, formatRequest } from "../keep-alive-line.ts";
import { readInput } from "../read-input.ts";

const { port, brand, merchantId, key, orders, connections } = readInput<CallbackLoad>();
const connectionPool = new KeepAlivePool(port);
const authorization = `Basic ${Buffer.from(`Paycom:${key}`).toString("base64")}`;
const path = `/api/payments/v1/payme/${merchantId}`;

async function postCallback(method: string, params: object): Promise<void> {
  const body = Buffer.from(JSON.stringify({ method, params, id: 1 }));
  const length = String(body.length);
  const headers = {
    host: `${brand}.localhost`,
    authorization,
    "content-type": "text/json",
    "content-length": length,
  };
  const { text } = await connectionPool.ask(formatRequest("POST", path, headers, body));
  if (!text.includes('"result"')) throw new Error(`${method} was refused: ${text}`);
}

const durationSeconds = await processConcurrently(orders, {
  atOnce: connections,
  async work({ id: order_id, tiyin: amount }) {
    const id = randomBytes(12).toString("hex");
    const account = { order_id };
    await postCallback("CheckPerformTransaction", { amount, account });
    await postCallback("CreateTransaction", { id, time: Date.now(), amount, account });
    await postCallback("PerformTransaction", { id });
  },
});
connectionPool.end();
const result: CallbackResult = { callbacks: orders.length * CALLBACKS_PER_ORDER, seconds: durationSeconds };
process.stdout.write(`${JSON.stringify(result)}\n`);
