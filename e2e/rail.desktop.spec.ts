import { placePickup } from "./src/pickup.ts";
import { expect, test } from "./src/test.ts";

test("[OR-5, UX-2] the line of an order under way floats over no category of the rail that stays beside the menu", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.haveAccount();
  await placePickup(guest);
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
});
