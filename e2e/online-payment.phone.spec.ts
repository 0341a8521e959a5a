import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

/** Orders by Payme and stands before Payme's page, which is the simulator's. */
async function orderByPayme(guest: Guest): Promise<void> {
  await guest.prepareOrder(guest.brand === "market" ? "coffee-ground" : "somsa-quti");
  await guest.card("pay").getByText("Payme", { exact: true }).click();
  await guest.placeButton().click();
  await expect(guest.page.getByRole("heading", { name: "Payme" })).toBeVisible();
}

const pay = (guest: Guest, word: string) => guest.page.getByRole("button", { name: word, exact: true });
const another = (guest: Guest) => guest.button("order.payAnotherWay");
const awaits = (guest: Guest) => guest.page.getByText(guest.t("order.awaitsPayment"), { exact: true });

test("[PY-2] [OR-3] a guest pays by Payme: the order is unknown to the staff before, and paid on their board after", async ({
  guestOf,
  staffOf,
}) => {
  const staff = await staffOf("osh");
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await orderByPayme(guest);
  await pay(guest, "Toʻlash").click();
  const number = await guest.placedOrder();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("order.facts") })).toContainText(t("order.paid"));
  await expect(another(guest)).toHaveCount(0);
  await expect(staff.cardIn("new", number)).toBeVisible();
});

test("[PY-3] declined he tries again from the order's page, his tab closed in between, and each call that comes twice counts once", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await orderByPayme(guest);
  await page.getByText("Другие случаи").click();
  await pay(guest, "На карте не хватит денег").click();
  await expect(page.getByRole("status")).toContainText("не хватает денег");
  await page.getByRole("link", { name: "Вернуться в магазин" }).click();
  await expect(awaits(guest)).toBeVisible();
  await expect(page.getByRole("timer")).toContainText(/\d\d:\d\d/);
  const order = new URL(page.url()).pathname;
  await page.goto("about:blank");
  await guest.open(order.replace(/^\/ru/, ""));
  await expect(awaits(guest)).toBeVisible();
  await page.getByRole("button", { name: /Payme$/ }).click();
  await page.getByText("Другие случаи").click();
  await pay(guest, "Послать каждый вызов дважды").click();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
});

test("[PY-3] an answer that got lost is asked for again, and the order is paid once", async ({ guestOf }) => {
  const guest = guestOf("osh", "en");
  await orderByPayme(guest);
  await guest.page.getByText("Other cases").click();
  await pay(guest, "Pay and lose the answer").click();
  await expect(guest.page.getByText(guest.t("order.thanks"))).toBeVisible();
});

test("[OR-3] [CH-6] he leaves Payme's page and pays in cash in one tap: the staff get the order", async ({
  guestOf,
  staffOf,
}) => {
  const staff = await staffOf("osh");
  const guest = guestOf("osh", "en");
  const { page, t } = guest;
  await orderByPayme(guest);
  await page.getByRole("link", { name: "Back to the store" }).click();
  await expect(awaits(guest)).toBeVisible();
  await another(guest).click();
  await guest.panel().getByText("Cash", { exact: true }).click();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("order.facts") })).toContainText(t("order.unpaid"));
  await expect(staff.cardIn("new", await guest.placedOrder())).toBeVisible();
});
