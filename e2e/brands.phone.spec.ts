import { storeUrl } from "./src/brands.ts";
import { expect, test } from "./src/test.ts";

test("[BR-6] where a brand is, the page that says that there is none leads to its menu and takes no basket away", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page } = guest;
  await guest.open();
  await guest.add("somsa-quti");
  await page.goto(storeUrl("osh", "/merchantNotAvailable"));
  // A live brand leads to its menu.
  await expect(page).toHaveURL(storeUrl("osh", "/"));
  await expect(guest.basketLink()).toBeVisible();
});
