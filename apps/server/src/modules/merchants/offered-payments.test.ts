import type { WebSettings } from "@dasturxon/contract/merchants";
import { expect, test } from "vitest";
import { fakePayments, takeClick } from "../../testing/fake-payments.ts";
import { testApp } from "../../testing/test-app.ts";

async function offered(parts?: Parameters<typeof testApp>[0]): Promise<string[]> {
  const app = await testApp(parts);
  await takeClick(app, app.osh);
  const { body } = await app.call<WebSettings>("/support/v1/merchant/settings/web");
  return body.payments.map(({ type }) => type);
}

test("[CH-6] a payment that the brand switched on and nobody here takes is not offered", async () => {
  expect(await offered()).toEqual(["CASH", "TERMINAL"]);
});

test("[CH-6] one that a provider takes is offered", async () => {
  expect(await offered({ payments: [fakePayments().provider] })).toContain("CLICK");
});
