import { PAYMENT_PROVIDERS, type PaymentProviderName } from "@dasturxon/providers/payments/facts";
import { sql } from "kysely";
import { changeBrandContent } from "./change-content.ts";
import { saveTestCredentials } from "./save-test-credentials.ts";
import type { TestApp } from "./test-app.ts";

/** Enables a provider's payment methods for a test brand, with credentials. */
export async function enablePaymentProvider(
  app: TestApp,
  provider: PaymentProviderName,
  credentials: Record<string, string>,
  brand: "osh" | "pizza" = "osh",
): Promise<void> {
  const merchantId = app[brand];
  const saved = { merchantId, provider, credentials, now: app.clock.now() };
  await saveTestCredentials(app, saved);
  for (const type of PAYMENT_PROVIDERS[provider].types)
    await changeBrandContent(
      app,
      merchantId,
      sql`insert into payment_settings (merchant_id, type, name, is_active, web_enabled, operator_enabled)
        values (${merchantId}, ${type}, ${JSON.stringify({ uz: type })}::jsonb, true, true, true)
        on conflict do nothing`,
    );
}
