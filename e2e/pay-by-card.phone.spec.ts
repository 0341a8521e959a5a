import { choosePayment } from "./src/checkout-page.ts";
import { GuestPreparation } from "./src/at-the-door.ts";
import { callApi } from "./src/call.ts";
import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

/** Saves a bank card by the APIs of the store and the payment provider. */
async function saveCustomerCard({ page }: Guest, number: string): Promise<void> {
  const { entry } = await callApi<{ entry: { url: string; auth: string } }>(page, "GET /payments/v1/cards");
  const token = await page.evaluate(
    async ([url, auth, digits]) => {
      const params = { card: { number: digits, expire: "0399" }, save: true };
      const body = JSON.stringify({ id: 1, method: "cards.create", params });
      const reply = await fetch(url, { method: "POST", headers: { "x-auth": auth }, body });
      return ((await reply.json()) as { result: { card: { token: string } } }).result.card.token;
    },
    [entry.url, entry.auth, number] as const,
  );
  const { id } = await callApi<{ id: string }>(page, "POST /payments/v1/cards", { token });
  await callApi(page, `POST /payments/v1/cards/${id}/confirm`, { code: "666666" });
}

test("[PY-4] [CH-6] a saved card without funds is declined after the order, and another pays it in one tap", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const door = await GuestPreparation.of(page, "osh");
  await door.chooseAddress(await door.signIn(guest.phone, "uz"));
  await door.fillBasket(({ name }) => name.uz === guest.productName("somsa-quti"));
  await saveCustomerCard(guest, "8600069195406311");
  await saveCustomerCard(guest, "9860001122334459");
  await guest.open("/checkout");
  await choosePayment(guest, "•••• 4459");
  await guest.placeButton().click();
  await expect(page.getByRole("alert")).toBeVisible();
  await guest.button("order.payAnotherWay").click();
  await guest.panel().getByText("•••• 6311").click();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("order.payment") })).toContainText(t("order.paid"));
});
