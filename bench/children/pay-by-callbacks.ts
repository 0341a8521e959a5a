// Simulates Payme paying orders: check, create and perform of each, over HTTP. Input: JSON of `CallbackLoad`. Prints a
// `PaymentCallbackResult`.
import { randomBytes } from "node:crypto";
import {
  type CallbackLoad,
  type PaymentCallbackResult,
  CALLBACKS_PER_ORDER,
  processConcurrently,
} from "../callback-load.ts";
import { KeepAlivePool, formatHttpRequest } from "../keep-alive-line.ts";
import { readChildInput } from "../read-input.ts";

const { port, brand, merchantId, key, orders, connections } = readChildInput<CallbackLoad>();
const connectionPool = new KeepAlivePool(port);
const paymeAuthorization = `Basic ${Buffer.from(`Paycom:${key}`).toString("base64")}`;
const paymeCallbackPath = `/api/payments/v1/payme/${merchantId}`;

async function postCallback(method: string, params: object): Promise<void> {
  const body = Buffer.from(JSON.stringify({ method, params, id: 1 }));
  const length = String(body.length);
  const headers = {
    host: `${brand}.localhost`,
    authorization: paymeAuthorization,
    "content-type": "text/json",
    "content-length": length,
  };
  const { text } = await connectionPool.ask(formatHttpRequest("POST", paymeCallbackPath, headers, body));
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
const callbackResult: PaymentCallbackResult = {
  callbacks: orders.length * CALLBACKS_PER_ORDER,
  seconds: durationSeconds,
};
process.stdout.write(`${JSON.stringify(callbackResult)}\n`);
