import type { WebSettings } from "@dasturxon/contract/merchants";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { changeBrandContent } from "../../testing/change-content.ts";
import { createFakePayments, enableClickForBrand } from "../../testing/fake-payments.ts";
import { enablePayme } from "../../testing/payme.ts";
import { readPaymentMethods } from "./index.ts";
import { type TestApp, createTestApp } from "../../testing/test-app.ts";

async function fetchOfferedPaymentTypes(
  brand: (app: TestApp) => Promise<void>,
  parts?: Parameters<typeof createTestApp>[0],
): Promise<string[]> {
  const app = await createTestApp(parts);
  await brand(app);
  const { body } = await app.call<WebSettings>("/support/v1/merchant/settings/web");
  return body.payments.map(({ type }) => type);
}

test("[CH-6] does not offer an enabled payment method that the installation does not support", async () => {
  const config = { credentialKeys: [] };
  expect(await fetchOfferedPaymentTypes((app) => enableClickForBrand(app, app.osh), { config })).toEqual([
    "CASH",
    "TERMINAL",
  ]);
});

test("[CH-6] [PY-1] does not offer an enabled payment method without an account at its provider", async () => {
  const switchPaymeOn = (app: TestApp) =>
    changeBrandContent(
      app,
      app.osh,
      sql`insert into payment_settings (merchant_id, type, name, is_active, web_enabled)
        values (${app.osh}, 'PAYME', '{"uz":"Payme"}', true, true)`,
    );
  expect(await fetchOfferedPaymentTypes(switchPaymeOn)).toEqual(["CASH", "TERMINAL"]);
  expect(await fetchOfferedPaymentTypes(enablePayme)).toContain("PAYME");
});

test("[CH-6] offers a method that has a provider", async () => {
  const payments = [createFakePayments().provider];
  expect(await fetchOfferedPaymentTypes((app) => enableClickForBrand(app, app.osh), { payments })).toContain(
    "CLICK",
  );
});

test("[CH-6] Telegram and the Click app offer the methods enabled for them; online only Click's own payment in Click", async () => {
  const app = await createTestApp();
  await enablePayme(app);
  await changeBrandContent(
    app,
    app.osh,
    sql`update payment_settings set bot_enabled = type <> 'TERMINAL', app_enabled = true where merchant_id = ${app.osh}`,
  );
  const readPaymentMethodsInShell = (shell: "telegram" | "click") =>
    app.db.tenantRead(app.osh, async (tx) =>
      (await readPaymentMethods(tx, app.osh, { takesPayment: () => true, shell })).map(({ type }) => type),
    );
  expect(await readPaymentMethodsInShell("telegram")).toEqual(["CASH", "PAYME"]);
  expect(await readPaymentMethodsInShell("click")).toEqual(["CASH", "TERMINAL"]);
  const { body } = await app.call<{ payments: { type: string }[] }>("/webbot/v1/setting");
  expect(body.payments.map(({ type }) => type)).toEqual(["CASH", "PAYME"]);
});
