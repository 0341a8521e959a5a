import { sql } from "kysely";
import { createPaymentRegistry, createProvider } from "../modules/payments/index.ts";
import { servePaymentSimulators } from "./serve-simulators.ts";
import { enablePaymentProvider } from "./take-provider.ts";
import { TEST_CREDENTIAL_KEYS } from "./test-app.ts";
import type { TestApp } from "./test-app.ts";

/**
 * Serves Click's simulator behind the app's own server, and adds an account of the test brand osh that may use it. To
 * be called before the first call of the app. @returns the account, the address of the simulator, and a client.
 */
export async function serveClick(app: TestApp, more: Record<string, string> = {}) {
  const { demo, origin } = await servePaymentSimulators(app);
  const api = `${origin}/simulators/click/v2/merchant`;
  const account: Record<string, string> = { ...demo.click, merchantUserId: "77", api, ...more };
  await app.db.platform((tx) => sql`update merchants set is_demo = true`.execute(tx));
  await enablePaymentProvider(app, "click", account);
  const keys = { credentialKeys: TEST_CREDENTIAL_KEYS };
  const payments = createPaymentRegistry([
    createProvider("click", { db: app.db, clock: app.clock, ...keys }),
  ]);
  return { account, origin, payments };
}
