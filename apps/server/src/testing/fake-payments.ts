import { sql } from "kysely";
import type { Bill, PaymentProvider } from "../modules/payments/index.ts";
import type { TestApp } from "./test-app.ts";
import { changeBrandContent } from "./change-content.ts";

/** Creates a fake online payment provider. Records refunds, and fails the next calls while `failures` is above 0. */
export function createFakePayments() {
  const fake = { refunds: [] as string[], failures: 0 };
  const failIfRequested = () => {
    if (fake.failures === 0) return;
    fake.failures -= 1;
    throw new Error("the provider is out");
  };
  const provider: PaymentProvider = {
    types: ["CLICK"],
    async checkout({ orderId, amount }: Bill) {
      failIfRequested();
      return { url: `https://pay.example/${orderId}?amount=${amount}` };
    },
    async refund({ orderId }) {
      failIfRequested();
      fake.refunds.push(orderId);
      return "given";
    },
  };
  return { provider, fake };
}

/** Enables online payment for a brand. */
export async function enableClickForBrand(app: TestApp, merchantId: string): Promise<void> {
  await changeBrandContent(
    app,
    merchantId,
    sql`insert into payment_settings (merchant_id, type, name, is_active, web_enabled, operator_enabled)
      values (${merchantId}, 'CLICK', '{"uz":"Click"}', true, true, true)`,
    sql`insert into payment_credentials (merchant_id, provider, sealed, types, changed_at)
      values (${merchantId}, 'fake', '', '{CLICK}', ${app.clock.now()})`,
  );
}

/** Returns the keys and start times of the waiting jobs of a task. */
export async function selectWaitingJobs(
  app: TestApp,
  task: string,
): Promise<{ key: string | null; runAt: Date }[]> {
  const { rows } = await app.db.platform((tx) =>
    sql<{ key: string | null; runAt: Date }>`
      select key, run_at as "runAt" from graphile_worker.jobs where task_identifier = ${task}`.execute(tx),
  );
  return rows;
}
