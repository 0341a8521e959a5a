import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

/** Orders one dish and stands before the provider's page, which is the simulator's. */
async function orderBy(guest: Guest, provider: "Payme" | "Payze"): Promise<void> {
  await guest.prepareOrder("somsa-quti");
  await guest.card("pay").getByText(provider, { exact: true }).click();
  await guest.placeButton().click();
  await expect(guest.page.getByRole("heading", { name: provider })).toBeVisible();
}

/** A button of the simulator's page, which speaks the browser's language. */
const press = (guest: Guest, word: string) =>
  guest.page.getByRole("button", { name: word, exact: true }).click();
const awaits = (guest: Guest) => guest.page.getByText(guest.t("order.awaitsPayment"), { exact: true });

test("[PY-2] [PY-3] [PY-5] [OR-3] declined by Payme a guest pays at the second try, the staff get the order once it is paid, and give the money back by hand", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await orderBy(guest, "Payme");
  await page.getByText("Другие случаи").click();
  await press(guest, "На карте не хватит денег");
  await expect(page.getByRole("status")).toContainText("не хватает денег");
  await page.getByRole("link", { name: "Вернуться в магазин" }).click();
  await expect(awaits(guest)).toBeVisible();
  const number = await guest.placedOrder();
  const staff = await staffOf("osh");
  await expect(staff.card(number), "nothing is paid yet").toHaveCount(0);

  // The order waits for its payment after the page was closed.
  const order = new URL(page.url()).pathname;
  await page.goto("about:blank");
  await guest.open(order.replace(/^\/ru/, ""));
  await expect(awaits(guest)).toBeVisible();
  await page.getByRole("button", { name: /Payme$/ }).click();
  await page.getByText("Другие случаи").click();
  await press(guest, "Послать каждый вызов дважды");
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
  const facts = page.getByRole("region", { name: t("order.facts") });
  await expect(facts).toContainText(t("order.paid"));
  await expect(guest.button("order.payAnotherWay")).toHaveCount(0);
  await expect(staff.cardIn("new", number)).toContainText(staff.t("order.paid"));

  const drawer = await staff.openOrder(number);
  const action = (id: string) => ({ name: staff.t(id), exact: true });
  await drawer.getByRole("button", action("action.refuse")).click();
  const refusing = staff.page.getByRole("dialog", { name: staff.t("refuse.title") });
  await refusing.getByRole("radio", { name: staff.t("reason.TOO_BUSY") }).click();
  await refusing.getByRole("button", action("action.refuse")).click();
  await expect(page.getByText(/Мы сами вернём/)).toBeVisible();
  await staff.page.keyboard.press("Escape");
  await expect(staff.page.getByRole("dialog")).toHaveCount(0);
  await staff.find(number);
  await expect(drawer).toContainText(staff.t("refund.due-told", { name: "Payme" }));
  const given = new RegExp(staff.t("refund.given-sum", { sum: "\\d.*" }));
  await drawer.getByRole("button", { name: given }).click();
  const asked = staff.page.getByRole("dialog", { name: staff.t("refund.given-title", { number }) });
  await asked.getByLabel(staff.t("refund.given-how")).fill("Payme kabinetida");
  await asked.getByRole("button", { name: given }).click();
  await expect(asked).toBeHidden();
  await expect(drawer.getByText(staff.t("refund.done")).first()).toBeVisible();
  await expect(drawer.getByText("Payme kabinetida")).toBeVisible();
  // The page of an order that has ended still hears of its money.
  await expect(page.getByText(t("order.refunded"), { exact: true })).toBeVisible();
});

test("[OR-3] [CH-6] [PY-5] a guest leaves Payze's page for Click's in one tap and for cash in another; what the old page took later is owed until it is given back", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("osh", "en");
  const { page, t } = guest;
  await orderBy(guest, "Payze");
  const old = await page.context().newPage();
  await old.goto(page.url());
  const back = page.getByRole("link", { name: "Back to the store" });
  await back.click();
  await expect(awaits(guest)).toBeVisible();
  await guest.button("order.payAnotherWay").click();
  await guest.panel().getByText("Click", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Click" })).toBeVisible();
  await back.click();
  await guest.button("order.payAnotherWay").click();
  await guest.panel().getByText("Cash", { exact: true }).click();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
  const facts = page.getByRole("region", { name: t("order.facts") });
  await expect(facts).toContainText(t("order.unpaid"));
  const number = await guest.placedOrder();
  const staff = await staffOf("osh");
  await expect(staff.cardIn("new", number)).toBeVisible();

  await old.getByRole("button", { name: "Pay", exact: true }).click();
  const owed = (words: string) => new RegExp(words.replace("SUM", ".+"));
  const returning = owed(t("order.money.lateReturning", { name: "Payze", sum: "SUM" }));
  await expect(page.getByText(returning)).toBeVisible();
  const due = owed(staff.t("latePayment.due", { name: "Payze", sum: "SUM" }));
  await expect(staff.cardIn("new", number)).toContainText(due);
  const drawer = await staff.openOrder(number);
  const late = drawer.getByRole("region", { name: staff.t("latePayment.title") });
  await expect(late).toContainText(due);
  await late.getByRole("button").click();
  await expect(late.getByRole("button")).toHaveCount(0);
  await expect(facts).toContainText(t("order.lateReturned"));
  await guest.button("order.cancelAsk").click();
  const returned = owed(t("order.money.lateReturned", { name: "Payze", sum: "SUM" }));
  await expect(page.getByText(returned)).toBeVisible();
});
