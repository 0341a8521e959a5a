import { MiniAppGuest } from "./src/faces.ts";
import { expect, test } from "./src/test.ts";
import { scaleTime } from "../scripts/setup/time-scale.mjs";

test.use({ locale: "uz" });

test("[TG-4] in Telegram an order has the same steps and total as on the web, with Telegram's main button", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await page.emulateMedia({ colorScheme: "dark" });
  const at = new MiniAppGuest(guest, { shell: "telegram", about: { person: "700000006" } });
  await (await at.toCheckout("somsa-quti")).click();
  const share = page.locator("#yes");
  const order = guest.store
    .getByRole("heading", { level: 1 })
    .filter({ hasText: (t("order.title").split("{")[0] ?? "").trim() });
  // The page shows the order or asks to share the phone. A customer who is signed in is not asked for a phone number.
  await expect
    .poll(async () => (await share.isVisible()) || (await order.isVisible()), { timeout: scaleTime(15_000) })
    .toBe(true);
  if (await share.isVisible()) await share.click();
  await expect(order).toContainText(/\d/, { timeout: scaleTime(15_000) });
});
