import { updateContentVersion } from "../modules/merchants/index.ts";
import { saveCredentials } from "../modules/payments/index.ts";
import { TEST_CREDENTIAL_KEYS, type TestApp } from "./test-app.ts";

/** Stores credentials of a test brand and increments the content version as the server does. */
export async function saveTestCredentials(
  { db }: TestApp,
  saved: Parameters<typeof saveCredentials>[2],
): Promise<void> {
  await db.tenant(saved.merchantId, async (tx) => {
    await saveCredentials(tx, { credentialKeys: TEST_CREDENTIAL_KEYS }, saved);
    await updateContentVersion(tx);
  });
}
