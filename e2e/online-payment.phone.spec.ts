import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

/** Orders by a provider and stands before its page, which is the simulator's. */
async function orderBy(
  guest: Guest,
  provider: "Payme" | "Click" | "Uzum" | "Rahmat" | "Payze",
): Promise<void> {
  await guest.prepareOrder(guest.brand === "market" ? "coffee-ground" : "somsa-quti");
  await guest.card("pay").getByText(provider, { exact: true }).click();
  await guest.placeButton().click();
  await expect(guest.page.getByRole("heading", { name: provider })).toBeVisible();
}
const orderByPayme = (guest: Guest) => orderBy(guest, "Payme");

/** The pages of a simulator speak the browser's language. */
const words = {
  more: "Other cases",
  decline: "Let the card lack money",
  lose: "Pay, and the store is not told",
  back: "Back to the store",
};
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
  await expect(staff.cardIn("new", number)).toContainText(staff.t("order.paid"));
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

test("[OR-3] [CH-6] he leaves Payme's page, is at Click's in one tap, and pays in cash in another: the staff get the order", async ({
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
  await guest.panel().getByText("Click", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Click" })).toBeVisible();
  await page.getByRole("link", { name: words.back }).click();
  await another(guest).click();
  await guest.panel().getByText("Cash", { exact: true }).click();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("order.facts") })).toContainText(t("order.unpaid"));
  await expect(staff.cardIn("new", await guest.placedOrder())).toBeVisible();
});

test("[PY-2] [PY-3] declined by Click a guest tries again, and the staff get the order once it is paid", async ({
  guestOf,
  staffOf,
}) => {
  const staff = await staffOf("osh");
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await orderBy(guest, "Click");
  await page.getByText("Other cases").click();
  await pay(guest, "Let the card lack money").click();
  await expect(page.getByRole("status")).toContainText("lacks money");
  await page.getByRole("link", { name: "Back to the store" }).click();
  await expect(awaits(guest)).toBeVisible();
  await page.getByRole("button", { name: /Click/ }).click();
  await pay(guest, "Pay").click();
  const number = await guest.placedOrder();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("order.facts") })).toContainText(t("order.paid"));
  await expect(staff.cardIn("new", number)).toBeVisible();
});

test("[PY-2] a guest at another device has the bill sent to the Click application of his phone and pays it there", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "en");
  const { page, t } = guest;
  await orderBy(guest, "Click");
  await page.getByRole("link", { name: words.back }).click();
  await expect(awaits(guest)).toBeVisible();
  await guest.button("order.sendBill", { name: "Click" }).click();
  await expect(page.getByText(/The bill is in the Click app of/)).toBeVisible();
  await expect(guest.button("order.sendBill", { name: "Click" })).toBeDisabled();
  const phone = await page.context().newPage();
  await phone.goto(new URL(`/simulators/click/phone?number=998${guest.phone}`, page.url()).href);
  await phone.getByRole("link", { name: /UZS/ }).first().click();
  await phone.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
});

test("[PY-3] a wrong sign pays nothing, calls that come twice and a lost answer pay once", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "en");
  const { page, t } = guest;
  await orderBy(guest, "Click");
  await page.getByText("Other cases").click();
  await pay(guest, "Send a wrong sign").click();
  await expect(page.getByRole("status")).toContainText("-1");
  await page.getByRole("link", { name: "Back to the store" }).click();
  await page.getByRole("button", { name: /Click/ }).click();
  await page.getByText("Other cases").click();
  await pay(guest, "Send each call twice").click();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
});

test("[PY-5] the staff give the money of a refused order back by hand, and the guest's page says so", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("osh", "ru");
  await orderBy(guest, "Click");
  await pay(guest, "Pay").click();
  const number = await guest.placedOrder();
  await expect(guest.page.getByText(guest.t("order.thanks"))).toBeVisible();
  const staff = await staffOf("osh");
  const { t } = staff;
  const drawer = await staff.openOrder(number);
  await drawer.getByRole("button", { name: t("action.refuse"), exact: true }).click();
  const refusing = staff.page.getByRole("dialog", { name: t("refuse.title") });
  await refusing.getByRole("radio", { name: t("reason.TOO_BUSY") }).click();
  await refusing.getByRole("button", { name: t("action.refuse"), exact: true }).click();
  await expect(guest.page.getByText(/Мы сами вернём/)).toBeVisible();
  await staff.page.keyboard.press("Escape");
  await expect(staff.page.getByRole("dialog")).toHaveCount(0);
  await staff.find(number);
  await expect(drawer).toContainText(t("refund.due-by-hand", { name: "Click" }));
  const isGiven = new RegExp(t("refund.given-sum", { sum: "\\d.*" }));
  await drawer.getByRole("button", { name: isGiven }).click();
  const asked = staff.page.getByRole("dialog", { name: t("refund.given-title", { number }) });
  await asked.getByLabel(t("refund.given-how")).fill("Click kabinetida");
  await asked.getByRole("button", { name: isGiven }).click();
  await expect(asked).toBeHidden();
  await expect(drawer.getByText(t("refund.done")).first()).toBeVisible();
  await expect(drawer.getByText("Click kabinetida")).toBeVisible();
  await expect(
    guest.page.getByText(guest.t("order.refunded"), { exact: true }),
    "the guest's page hears of it by itself",
  ).toBeVisible();
});

test("[PY-5] what Payze took on a page that was left for cash is shown as owed on the guest's page, the card and the drawer, until it is given back", async ({
  guestOf,
  staffOf,
}) => {
  const staff = await staffOf("osh");
  const guest = guestOf("osh", "en");
  const { page, t } = guest;
  await orderBy(guest, "Payze");
  const old = await page.context().newPage();
  await old.goto(page.url());
  await page.getByRole("link", { name: words.back }).click();
  await another(guest).click();
  await guest.panel().getByText("Cash", { exact: true }).click();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
  const number = await guest.placedOrder();
  await old.getByRole("button", { name: "Pay", exact: true }).click();
  const owed = (words: string) => new RegExp(words.replace("SUM", ".+"));
  await expect(
    page.getByText(owed(t("order.money.lateReturning", { name: "Payze", sum: "SUM" }))),
  ).toBeVisible();
  const due = owed(staff.t("latePayment.due", { name: "Payze", sum: "SUM" }));
  await expect(staff.cardIn("new", number)).toContainText(due);
  const drawer = await staff.openOrder(number);
  const late = drawer.getByRole("region", { name: staff.t("latePayment.title") });
  await expect(late).toContainText(due);
  await late.getByRole("button").click();
  await expect(late.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("region", { name: t("order.facts") })).toContainText(t("order.lateReturned"));
  await guest.button("order.cancelAsk").click();
  await expect(
    page.getByText(owed(t("order.money.lateReturned", { name: "Payze", sum: "SUM" }))),
  ).toBeVisible();
});

test("[PY-2] [PY-3] declined by Uzum a guest tries again", async ({ guestOf }) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await orderBy(guest, "Uzum");
  await page.getByText("Other cases").click();
  await pay(guest, "Let the card lack money").click();
  await expect(page.getByRole("status")).toContainText("lacks money");
  await page.getByRole("link", { name: "Back to the store" }).click();
  await expect(awaits(guest)).toBeVisible();
  await page.getByRole("button", { name: /Uzum/ }).click();
  await page.getByText("Other cases").click();
  await pay(guest, "Send each call twice").click();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("order.facts") })).toContainText(t("order.paid"));
});

for (const [provider, brand, language] of [
  ["Rahmat", "osh", "uz"],
  ["Payze", "osh", "ru"],
  ["Uzum", "market", "en"],
] as const)
  test(`[PY-1] [PY-2] by ${provider} a guest is declined on a page of its own, pays from the order, and is told once`, async ({
    guestOf,
  }) => {
    const guest = guestOf(brand, language);
    const { page, t } = guest;
    await orderBy(guest, provider);
    await page.getByText(words.more).click();
    await pay(guest, words.decline).click();
    await expect(page.getByRole("status")).toBeVisible();
    await page.getByRole("link", { name: words.back }).click();
    await expect(awaits(guest)).toBeVisible();
    await page.getByRole("button", { name: new RegExp(provider) }).click();
    await page.getByText(words.more).click();
    await pay(guest, words.lose).click();
    await expect(
      page.getByText(t("order.thanks")),
      "the store was not told and asked by itself",
    ).toBeVisible();
    await expect(page.getByRole("region", { name: t("order.facts") })).toContainText(t("order.paid"));
  });

test("[OR-3] while an order's page waits it finds what was paid on another phone, though the store was not told", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await page.clock.install();
  await orderBy(guest, "Rahmat");
  const address = page.url();
  await page.goBack();
  await expect(awaits(guest)).toBeVisible();
  const phone = await page.context().newPage();
  await phone.goto(address);
  await phone.getByText(words.more).click();
  await phone.getByRole("button", { name: words.lose }).click();
  // To the page that waits nothing happens but time.
  await page.clock.runFor(16_000);
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
});

test("[PY-1] [PY-2] by Paynet a guest is shown the number that he types there, and the order is paid by it", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti");
  await guest.card("pay").getByText("Paynet", { exact: true }).click();
  await guest.placeButton().click();
  await expect(awaits(guest)).toBeVisible();
  await expect(page.getByText(t("order.payNumber", { name: "Paynet" }))).toBeVisible();
  const number = (await page.getByText(/^\d{9}$/).textContent()) ?? "";
  await page.getByRole("button", { name: /Paynet/ }).click();
  await expect(page.getByText(number)).toBeVisible();
  await pay(guest, "Pay").click();
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
  await expect(page.getByRole("region", { name: t("order.facts") })).toContainText(t("order.paid"));
});
