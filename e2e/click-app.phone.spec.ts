import { findCheckoutRow, openCheckoutSheet } from "./src/checkout-page.ts";
import { MiniAppGuest } from "./src/faces.ts";
import { expect, test } from "./src/test.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";

test.use({ locale: "en-US" });

test("[CK-1] in the Click app the guest is signed in by its session, orders as on the web with the same total, pays inside it and returns to the order", async ({
  guestOf,
}) => {
  // The simulated phone uses the browser's language, and the store uses the phone's language.
  const guest = guestOf("osh", "en");
  const { page, t } = guest;
  await page.emulateMedia({ colorScheme: "dark" });
  const at = new MiniAppGuest(guest, { shell: "click", about: { by: "query", person: "502" } });
  const entered = page.waitForResponse((reply) => reply.url().endsWith("/users/click-token"));
  const quoted = page.waitForResponse((reply) => {
    const body = reply.request().postData() ?? "";
    return reply.url().endsWith("/quote") && body.includes(`"paymentType":"CLICK_MINI_APP"`);
  });
  const place = await at.toCheckout("somsa-quti");
  expect((await entered).status()).toBe(200);
  const { store } = guest;
  await expect(store.locator("html")).toHaveAttribute("data-theme", "dark");
  // The session id from Click is removed from the URL.
  expect(page.frames().at(-1)?.url() ?? "").not.toContain("web_session");
  await expect(findCheckoutRow(guest, "pay"), "Click's own way is the default").toContainText("Click");
  await openCheckoutSheet(guest, "pay");
  const ways = store.getByRole("radio", { name: "Click" });
  await expect(ways, "Click's own way alone").toHaveCount(1);
  await expect(store.getByRole("radio", { name: "Payme" })).toHaveCount(0);
  await expect(ways).toBeChecked();
  await guest
    .panel()
    .getByRole("button", { name: t("action.close"), exact: true })
    .click();
  await expect(guest.panel()).toHaveCount(0);
  expect(await (await quoted).json(), "it may be paid by here").toMatchObject({ obstacles: [] });
  await place.click();
  await store.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(store.getByRole("main")).toContainText(t("order.paid"), { timeout: scaleTime(15_000) });
  await expect(store.getByRole("main")).toContainText(t("payment.CLICK_MINI_APP"));
  await expect(page.locator("header"), "Click is still around it").toContainText("Click");

  // A second launch of the mini app with another person's session replaces the first session without an "expired" notice.
  at.face.about = { person: "501" };
  await at.open("/profile");
  await expect(store.getByRole("main")).toContainText("Malika");
  await expect(store.getByText(t("session.expired"))).toHaveCount(0);
});
