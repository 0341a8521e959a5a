import { closeCheckoutSheet, findCheckoutRow } from "./src/checkout-page.ts";
import { expect, test } from "./src/test.ts";

test("[CH-8, CH-9, ER-3] the network fails while the checkout loads: the missing data loads later, and the waiting order is sent once", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  const { page } = guest;
  const comment = page.getByLabel(guest.t("checkout.comment"));
  const part = /\/assets\/checkout-sheets-[\w-]+\.js$/;
  let releaseRequest = () => {};
  const gone = new Promise<void>((resolve) => (releaseRequest = resolve));
  await page.route(part, (route) => gone.then(() => route.abort()));
  const lost = page.waitForEvent("requestfailed", (request) => part.test(request.url()));
  await guest.prepareOrder("somsa-quti");
  await findCheckoutRow(guest, "notes").click();
  await context.setOffline(true);
  releaseRequest();
  // The store repeats only a request that failed while offline, so the test waits for that failure before the network is
  // back.
  await lost;
  await expect(guest.placeLaterButton()).toBeVisible();
  await expect(comment).toBeHidden();
  await page.unrouteAll({ behavior: "wait" });
  await context.setOffline(false);
  await comment.fill("Piyozsiz");
  await closeCheckoutSheet(guest);

  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/orders/v1/orders")) sent += 1;
  });
  await expect(guest.placeButton()).toBeEnabled();
  await context.setOffline(true);
  await guest.placeLaterButton().click();
  await expect(page.getByRole("alert")).toContainText(guest.t("checkout.waits"));
  await expect(findCheckoutRow(guest, "notes")).toContainText("Piyozsiz");
  expect(sent).toBe(0);
  await context.setOffline(false);
  await guest.placedOrder();
  await expect(page.getByRole("main")).toContainText("Piyozsiz");
  expect(sent).toBe(1);
});
