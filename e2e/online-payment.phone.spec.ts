import { choosePayment } from "./src/checkout-page.ts";
import { expect, test } from "./src/test.ts";

// Language of the browser, which the provider's simulator uses for its page.
test.use({ locale: "ru-RU" });

test("[PY-2] [PY-3] [PY-5] [OR-3] [CH-6] a guest switches from Payze to Payme and pays on the second attempt; staff refund Payze's late payment manually", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  /** Presses a button of the simulator's page, whose texts are in the browser's language. */
  const pressButton = (word: string, on = page) =>
    on.getByRole("button", { name: word, exact: true }).click();
  const back = page.getByRole("link", { name: "Вернуться в магазин" });
  const awaits = page.getByText(t("order.awaitsPayment"), { exact: true });
  await guest.prepareOrder("somsa-quti");
  await choosePayment(guest, "Payze");
  await guest.placeButton().click();
  await expect(page.getByRole("heading", { name: "Payze" })).toBeVisible();
  const old = page.url();
  await back.click();
  await expect(awaits).toBeVisible();
  const number = await guest.placedOrder();
  const staff = await staffOf("osh");
  await expect(staff.card(number), "nothing is paid yet").toHaveCount(0);

  await guest.button("order.payAnotherWay").click();
  await guest.panel().getByText("Payme", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Payme" })).toBeVisible();
  await page.getByText("Другие случаи").click();
  await pressButton("На карте не хватит денег");
  await expect(page.getByRole("status")).toContainText("не хватает денег");
  await back.click();
  await expect(awaits).toBeVisible();
  await page.getByRole("button", { name: /Payme$/ }).click();
  await page.getByText("Другие случаи").click();
  await pressButton("Послать каждый вызов дважды");
  await expect(page.getByText(t("order.thanks"))).toBeVisible();
  const payment = page.getByRole("region", { name: t("order.payment") });
  await expect(payment).toContainText(t("order.paid"));
  await expect(guest.button("order.payAnotherWay")).toHaveCount(0);
  const card = staff.cardIn("new", number);
  await expect(card).toContainText(staff.t("order.paid"));

  // The payment page that the guest abandoned still accepts the payment.
  const left = await page.context().newPage();
  await left.goto(old);
  await pressButton("Оплатить", left);
  const createMessagePattern = (words: string) => new RegExp(words.replace("SUM", ".+"));
  const lateWords = { name: "Payze", sum: "SUM" };
  await expect(page.getByText(createMessagePattern(t("order.money.lateReturning", lateWords)))).toBeVisible();
  const due = createMessagePattern(staff.t("latePayment.due", lateWords));
  await expect(card).toContainText(due);
  const drawer = await staff.openOrder(number);
  const late = drawer.getByRole("region", { name: staff.t("latePayment.title") });
  await expect(late).toContainText(due);
  await late.getByRole("button").click();
  await expect(late.getByRole("button")).toHaveCount(0);
  const facts = page.getByRole("region", { name: t("order.facts") });
  await expect(facts).toContainText(t("order.lateReturned"));

  const toActionButtonOptions = (id: string) => ({ name: staff.t(id), exact: true });
  await drawer.getByRole("button", toActionButtonOptions("action.refuse")).click();
  const refusing = staff.page.getByRole("dialog", { name: staff.t("refuse.title") });
  await refusing.getByRole("radio", { name: staff.t("reason.TOO_BUSY") }).click();
  await refusing.getByRole("button", toActionButtonOptions("action.refuse")).click();
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
  // The page of a finished order still receives updates about its payment, so it shows the refund.
  await expect(page.getByText(t("order.refunded"), { exact: true })).toBeVisible();
});
