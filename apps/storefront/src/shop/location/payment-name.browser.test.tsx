import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderStore } from "../../testing/render-store.tsx";
import { useGetPaymentName } from "./payment-name.ts";

const ownNames = { uz: "Naqd", ru: "Наличные нам", eng: "Cash for us" };

function PaymentNames() {
  const nameOf = useGetPaymentName();
  return (
    <ul>
      <li>{nameOf({ type: "CASH", name: ownNames })}</li>
      <li>{nameOf({ type: "TERMINAL", name: {} })}</li>
      <li>{nameOf({ type: "OTHER", name: ownNames })}</li>
    </ul>
  );
}

test("[CH-6, LN-6] a payment method without a name in the page's language uses the store's name", async () => {
  const names = page.getByRole("listitem");
  const english = await renderStore(<PaymentNames />);
  await expect.element(names.nth(0)).toMatchTextContent(/^Cash for us$/);
  await expect.element(names.nth(1)).toMatchTextContent(english.t("payment.TERMINAL"));
  const arabic = await renderStore(<PaymentNames />, { language: "ar" });
  await expect.element(names.nth(0)).toMatchTextContent(arabic.t("payment.CASH"));
  await expect.element(names.nth(0)).not.toMatchTextContent("Cash");
  // A payment method unknown to the store has the brand's name.
  await expect.element(names.nth(2)).toMatchTextContent("Naqd");
});
