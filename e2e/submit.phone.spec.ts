import { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

test("[CH-8] two tabs that send the same basket at once make one order", async ({ guestOf, context }) => {
  const guest = guestOf("osh", "en");
  await guest.prepareOrder("somsa-quti");
  const second = new Guest(await context.newPage(), "osh", "en");
  await second.open("/checkout");
  await expect(second.placeButton()).toBeEnabled();
  // the slower tab may be led to the order before its own tap
  await Promise.allSettled([guest.placeButton().click(), second.placeButton().click({ timeout: 3_000 })]);
  expect(await second.placedOrder()).toBe(await guest.placedOrder());
  expect(await guest.ordersUnderWay()).toBe(1);
});

test("[CH-8, CH-9, ER-3] the network goes away while the checkout loads: what is missing comes with it, and the order that waits is sent once", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  await guest.prepareOrder("somsa-quti");
  const { page } = guest;
  const comment = page.getByLabel(guest.t("checkout.comment"));
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/notes-card-[\w-]+\.js$/, (route) => gone.then(() => route.abort()));
  await page.reload();
  await expect(guest.placeButton()).toBeEnabled();
  await guest.touch();
  await context.setOffline(true);
  letGo();
  await expect(guest.placeLaterButton()).toBeVisible();
  await expect(comment).toBeHidden();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await comment.fill("Piyozsiz");

  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/orders/v1/orders")) sent += 1;
  });
  await expect(guest.placeButton()).toBeEnabled();
  await context.setOffline(true);
  await guest.placeLaterButton().click();
  await expect(page.getByRole("alert")).toContainText(guest.t("checkout.waits"));
  await expect(comment).toHaveValue("Piyozsiz");
  expect(sent).toBe(0);
  await context.setOffline(false);
  await guest.placedOrder();
  await expect(page.getByRole("main")).toContainText("Piyozsiz");
  expect(sent).toBe(1);
});
