import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import { expect, test } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { PaymentAccountsPage } from "./payment-accounts-page.tsx";

const SECRET = "secret-of-the-shop";

test("[PY-1] shop keys are saved all or none, never shown again, tested, and the method is enabled", async () => {
  const accounts = await loadExampleReply("paymentAccounts");
  const [, empty] = accounts;
  if (empty?.provider !== "click") throw new Error("the example has no Click");
  let click = empty;
  const { page, t, api } = await renderPage(<PaymentAccountsPage />, {
    api: {
      "GET /console/v1/payment-accounts": accounts,
      "PUT /console/v1/payment-accounts/{provider}": ({ body }) => {
        click = {
          ...click,
          isOn: body.isOn,
          ...(body.credentials && { filledAt: "2026-03-02T07:00:00.000Z" }),
        };
        return click;
      },
      "POST /console/v1/payment-accounts/{provider}/try": await loadExampleReply("tryPaymentAccount"),
    },
  });
  const card = page.getByRole("region", { name: "Click", exact: true });
  const id = card.getByLabelText(t("paymentAccount.serviceId"));
  const save = card.getByRole("button", { name: t("paymentAccount.save"), exact: true });
  const replace = card.getByRole("button", { name: t("paymentAccount.replace"), exact: true });
  await expect.element(card.getByText(t("paymentAccount.empty"))).toBeVisible();
  await id.fill("10001");
  await expect.element(save).toBeDisabled();
  await card.getByLabelText(t("paymentAccount.merchantId")).fill("20001");
  const secret = card.getByRole("textbox", { name: t("paymentAccount.secretKey") });
  await secret.fill(SECRET);
  await save.click();
  await expect.element(replace).toBeDisabled();
  await expect.element(id).toHaveValue("");
  await expect.element(secret).toHaveValue("");
  expect(document.body.innerHTML).not.toContain(SECRET);
  expect(api.sentTo("PUT /console/v1/payment-accounts/{provider}").at(-1)).toEqual({
    isOn: false,
    credentials: { serviceId: "10001", merchantId: "20001", secretKey: SECRET },
  });
  await card.getByRole("button", { name: t("paymentAccount.try"), exact: true }).click();
  await expect
    .element(card.getByRole("status"))
    .toMatchTextContent(t("paymentAccount.answers", { name: "Click" }));
  await expectAccessible();
  const isOn = card.getByRole("switch", { name: t("paymentAccount.isOn") });
  await isOn.click({ force: true });
  await expect.element(isOn).toBeChecked();
  // The server keeps stored secret keys if a request does not contain them.
  expect(api.sentTo("PUT /console/v1/payment-accounts/{provider}").at(-1)).toEqual({ isOn: true });
});

test("[PY-1] an account at a provider that does not take the brand's currency says so and cannot be enabled", async () => {
  const accounts = await loadExampleReply("paymentAccounts");
  const { page, t } = await renderPage(<PaymentAccountsPage />, {
    merchant: { currency: "KZT" },
    api: {
      "GET /console/v1/payment-accounts": accounts.map((each) => ({
        ...each,
        isOn: each.provider === "payme",
      })),
    },
  });
  const findAccountCard = (name: string) => page.getByRole("region", { name, exact: true });
  const formatCurrencyFault = (name: string) =>
    t("paymentAccount.currency", { name, currency: formatCurrencyLabel("uz", "KZT") });
  await expect.element(findAccountCard("Click").getByText(formatCurrencyFault("Click"))).toBeVisible();
  await expect.element(findAccountCard("Payme").getByText(formatCurrencyFault("Payme"))).toBeVisible();
  const isOn = { name: t("paymentAccount.isOn") };
  await expect.element(findAccountCard("Click").getByRole("switch", isOn)).toBeDisabled();
  await expect.element(findAccountCard("Payme").getByRole("switch", isOn)).toBeEnabled();
});
