import { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

test("[MN-9, BK-9] a guest's hearts stay on the device, in two tabs alike, fill the list, and join the account at sign-in", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open();
  const other = new Guest(await context.newPage(), "osh", "uz");
  await other.open();
  await heart(guest, "toy-oshi").click();
  await expect(heart(guest, "toy-oshi")).toHaveAttribute("aria-pressed", "true");
  // A tab without any input yet loads its favourites on the first pointer event.
  await other.page.mouse.move(100, 100);
  await expect(heart(other, "toy-oshi")).toHaveAttribute("aria-pressed", "true");
  await guest.add("obi-non");
  await expect(other.basketLink()).toBeVisible();
  await other.page.close();

  const sheet = await guest.openProduct("somsa-quti");
  await heartIn(guest, sheet, "somsa-quti").click();
  await page.goBack();
  await expect(heart(guest, "somsa-quti")).toHaveAttribute("aria-pressed", "true");
  await guest.open("/profile/favorites");
  const list = page.getByRole("list", { name: t("favourite.title"), exact: true });
  const marked = [guest.productName("somsa-quti"), guest.productName("toy-oshi")];
  await expect(list.getByRole("heading")).toHaveText(marked);

  await page.getByRole("link", { name: t("profile.signIn"), exact: true }).click();
  const known = page.waitForResponse(/favourite\/all/);
  await guest.signIn();
  await known;
  await expect(list.getByRole("heading")).toHaveCount(2);
  await expect(page.getByText(t("favourite.guest"))).toHaveCount(0);
  // Another device knows nothing but what the account has.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith(":favourites")) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(list.getByRole("heading")).toHaveText(marked);
});

/** The heart of a product's card on the menu. */
function heart(guest: Guest, key: string) {
  return heartIn(guest, guest.page.getByRole("main"), key).first();
}

function heartIn(guest: Guest, place: ReturnType<Guest["panel"]>, key: string) {
  const name = guest.t("favourite.mark", { name: guest.productName(key) });
  return place.getByRole("button", { name, exact: true });
}
