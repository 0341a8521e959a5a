// Minimal payment of orders: the fewest prepared statements that acquire the same locks and write the same rows as the
// product, through `pg` alone. Input: JSON of `MinimalCallbackLoad`. Prints a `PaymentCallbackResult`.
import { randomBytes } from "node:crypto";
import { readConfig } from "../../apps/server/src/config/config.ts";
import { openDatabase } from "../../apps/server/src/platform/database/index.ts";
import { newId } from "../../apps/server/src/platform/ids.ts";
import { createLog } from "../../apps/server/src/platform/log.ts";
import {
  type MinimalCallbackLoad,
  CALLBACKS_PER_ORDER,
  type PaymentCallbackResult,
  processConcurrently,
} from "../callback-load.ts";
import { readChildInput } from "../read-input.ts";

const { merchantId, orders, connections } = readChildInput<MinimalCallbackLoad>();
const db = await openDatabase({ ...readConfig(), poolSize: connections }, createLog({ level: "warn" }));
const { pool } = db.upkeep;
const beginStatement = `begin; select set_config('app.merchant_id', '${merchantId}', true), set_config('plan_cache_mode', 'force_generic_plan', true)`;

const selectBillStatement = {
  name: "known",
  text: `select c.sealed, b.state, b.amount, b.expires_at,
      (select p.state from payments p where p.merchant_id = $1 and p.order_id = $2
        and p.state in ('created', 'pending', 'paid', 'cancelling', 'part_refunded')) as active
    from bills b join payment_credentials c on c.merchant_id = $1 and c.provider = 'payme'
    where b.merchant_id = $1 and b.order_id = $2 for update of b`,
};
const insertPaymentStatement = {
  name: "created",
  text: `insert into payments (merchant_id, id, order_id, provider, transaction_id, amount, state, provider_at, created_at)
    values ($1, $2, $3, 'payme', $4, $5, 'pending', now(), now())`,
};
const markBillPaidStatement = {
  name: "performed",
  text: `with paid as (update payments set state = 'paid', paid_at = now() where merchant_id = $1 and id = $2),
      bill as (update bills set state = 'paid', paid_at = now(), reference = $4 where merchant_id = $1 and order_id = $3)
    insert into outbox (merchant_id, topic, key, payload, published_seq, published_at)
    values ($1, 'bill-paid', $3::text, '{}', nextval('outbox_seq'), now())`,
};

/** Executes one callback: checks the credentials and locks the order. */
async function executeCallback(
  orderId: string,
  write?: { name: string; text: string; values: unknown[] },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(beginStatement);
    await client.query({ ...selectBillStatement, values: [merchantId, orderId] });
    if (write) await client.query(write);
    await client.query("commit");
  } finally {
    client.release();
  }
}

const durationSeconds = await processConcurrently(orders, {
  atOnce: connections,
  async work({ id: orderId, tiyin }) {
    const id = newId();
    const transaction = randomBytes(12).toString("hex");
    await executeCallback(orderId);
    await executeCallback(orderId, {
      ...insertPaymentStatement,
      values: [merchantId, id, orderId, transaction, tiyin / 100],
    });
    await executeCallback(orderId, {
      ...markBillPaidStatement,
      values: [merchantId, id, orderId, transaction],
    });
  },
});
await db.close();
const result: PaymentCallbackResult = {
  callbacks: orders.length * CALLBACKS_PER_ORDER,
  seconds: durationSeconds,
};
process.stdout.write(`${JSON.stringify(result)}\n`);
