import { expect, test } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { SmsAccountsPage } from "./sms-accounts-page.tsx";

const PASSWORD = "password-of-the-gateway";

test("[US-1] a gateway account is saved with its price per SMS, is never shown again, and is tested by an SMS", async () => {
  const { accounts } = await loadExampleReply("smsAccounts");
  const [empty] = accounts;
  if (empty?.gateway !== "eskiz") throw new Error("the example has no Eskiz");
  let eskiz = empty;
  const { page, t, api } = await renderPage(<SmsAccountsPage />, {
    api: {
      "GET /console/v1/sms-accounts": { accounts, isPlatformThere: false },
      "PUT /console/v1/sms-accounts/{gateway}": ({ body }) => {
        const { isOn, partTiyin, credentials } = body;
        eskiz = { ...eskiz, isOn, partTiyin, ...(credentials && { filledAt: "2026-03-02T07:00:00.000Z" }) };
        return eskiz;
      },
      "POST /console/v1/sms-accounts/{gateway}/try": { end: "taken" },
    },
  });
  await expect.element(page.getByText(t("smsAccounts.nobody"))).toBeVisible();
  const card = page.getByRole("region", { name: "Eskiz", exact: true });
  const email = card.getByLabelText(t("smsAccount.email"));
  const save = card.getByRole("button", { name: t("paymentAccount.save"), exact: true });
  await email.fill("demo@example.uz");
  await expect.element(save).toBeDisabled();
  await card.getByRole("textbox", { name: t("smsAccount.password") }).fill(PASSWORD);
  await card.getByLabelText(t("smsAccount.from")).fill("XABARCHI");
  await card.getByLabelText(t("smsAccount.price")).fill("80");
  await save.click();
  await expect.element(email).toHaveValue("");
  expect(document.body.innerHTML).not.toContain(PASSWORD);
  expect(api.sentTo("PUT /console/v1/sms-accounts/{gateway}")).toEqual([
    {
      isOn: false,
      partTiyin: 8_000,
      credentials: { email: "demo@example.uz", password: PASSWORD, from: "XABARCHI" },
    },
  ]);
  await card.getByRole("switch", { name: t("paymentAccount.isOn") }).click({ force: true });
  const tryOut = card.getByRole("button", { name: t("smsAccount.try"), exact: true });
  await expect.element(tryOut).toBeDisabled();
  await card.getByLabelText(t("smsAccount.phone")).fill("+998901234567");
  await tryOut.click();
  await expect.element(card.getByRole("status")).toMatchTextContent(t("smsAccount.taken", { name: "Eskiz" }));
  await expectAccessible();
});
