import { GuestPreparation } from "./src/at-the-door.ts";
import { callApi } from "./src/call.ts";
import { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

test("[MN-9, BK-9] a guest's hearts stay on the device, equal in two tabs, and are merged into the account at sign-in", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const door = await GuestPreparation.of(page, "osh");
  await guest.open();
  const other = new Guest(await context.newPage(), "osh", "uz");
  await other.open();
  await findFavouriteButton(guest, "toy-oshi").click();
  await expect(findFavouriteButton(guest, "toy-oshi")).toHaveAttribute("aria-pressed", "true");
  // The second tab, which has had no input yet, loads its favourites on the first pointer event.
  await other.page.mouse.move(100, 100);
  await expect(findFavouriteButton(other, "toy-oshi")).toHaveAttribute("aria-pressed", "true");
  await guest.add("obi-non");
  await expect(other.basketLink()).toBeVisible();
  await other.page.close();

  const sheet = await guest.openProduct("somsa-quti");
  await findFavouriteButtonIn(guest, sheet, "somsa-quti").click();
  await page.goBack();
  await expect(findFavouriteButton(guest, "somsa-quti")).toHaveAttribute("aria-pressed", "true");

  await door.signIn(guest.phone, "uz");
  const known = page.waitForResponse(/favourite\/all/);
  await guest.open("/profile/favorites");
  await known;
  const list = page.getByRole("list", { name: t("favourite.title"), exact: true });
  const marked = [guest.productName("somsa-quti"), guest.productName("toy-oshi")];
  await expect(list.getByRole("heading")).toHaveText(marked);
  await expect(page.getByText(t("favourite.guest"))).toHaveCount(0);
  expect(await callApi<object[]>(page, "GET /products/v1/favourite/all")).toHaveLength(2);
});

/** Returns the favourite button of a product's card on the menu. */
function findFavouriteButton(guest: Guest, key: string) {
  return findFavouriteButtonIn(guest, guest.page.getByRole("main"), key).first();
}

function findFavouriteButtonIn(guest: Guest, place: ReturnType<Guest["panel"]>, key: string) {
  const name = guest.t("favourite.mark", { name: guest.productName(key) });
  return place.getByRole("button", { name, exact: true });
}
