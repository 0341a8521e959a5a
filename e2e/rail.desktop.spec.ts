import { placePickupOrder } from "./src/pickup.ts";
import { expect, test } from "./src/test.ts";

test("[OR-5, UX-2, MN-2] on a desktop the bar of an active order covers no category of the sidebar, and a pop-up is centred with the product's name visible", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.haveAccount();
  await placePickupOrder(guest);
  await guest.open();
  await guest.touch();
  const dock = page.getByRole("complementary", { name: t("order.titlePlain") });
  await expect(dock).toBeVisible();
  await page.mouse.wheel(0, 1_600);
  const rail = page.getByRole("navigation", { name: t("menu.categories"), exact: true });
  await expect
    .poll(async () => {
      const [line, categories] = [await dock.boundingBox(), await rail.boundingBox()];
      return line && categories && line.y - (categories.y + categories.height);
    })
    .toBeGreaterThanOrEqual(0);

  const sheet = await guest.openProduct("somsa-quti");
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBeLessThanOrEqual(480);
  const name = guest.productName("somsa-quti");
  await expect(sheet.getByRole("heading", { name, exact: true }).last()).toBeInViewport();
});
