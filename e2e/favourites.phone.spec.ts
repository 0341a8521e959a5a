import { expectAccessible } from "./src/accessible.ts";
import { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";

test("[MN-9] a guest's hearts stay on the device, fill the list, and join the account at sign-in", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open();
  await expect(heart(guest, "toy-oshi")).toHaveAttribute("aria-pressed", "false");
  await heart(guest, "toy-oshi").click();
  await expect(heart(guest, "toy-oshi")).toHaveAttribute("aria-pressed", "true");
  const sheet = await guest.openProduct("somsa-quti");
  await heartIn(guest, sheet, "somsa-quti").click();
  await page.goBack();
  await expect(heart(guest, "somsa-quti")).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart(guest, "toy-oshi")).toHaveAttribute("aria-pressed", "true");

  await guest.open("/profile/favorites");
  const list = page.getByRole("list", { name: t("favourite.title"), exact: true });
  await expect(list.getByRole("heading")).toHaveText([
    guest.productName("somsa-quti"),
    guest.productName("toy-oshi"),
  ]);
  await expect(page.getByText(t("favourite.guest"))).toBeVisible();
  await expectAccessible(page, "favourites of a guest");
  await list.getByRole("button", { name: t("menu.add", { name: guest.productName("somsa-quti") }) }).click();
  await expect(guest.basketLink()).toBeVisible();

  await heartIn(guest, list, "somsa-quti").click();
  await expect(list.getByRole("heading")).toHaveText([guest.productName("toy-oshi")]);
  await guest.button("action.undo").click();
  await expect(list.getByRole("heading").first()).toHaveText(guest.productName("somsa-quti"));

  await page.getByRole("link", { name: t("profile.signIn"), exact: true }).click();
  await guest.signIn();
  await expect(list.getByRole("heading")).toHaveCount(2);
  await expect(page.getByText(t("favourite.guest"))).toHaveCount(0);
  // Another device knows nothing but what the account has.
  await page.waitForResponse(/favourite\/all/).catch(() => undefined);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith(":favourites")) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(list.getByRole("heading")).toHaveText([
    guest.productName("somsa-quti"),
    guest.productName("toy-oshi"),
  ]);
});

test("[MN-9, BK-9] two tabs agree on hearts and basket without a reload", async ({ guestOf, context }) => {
  const guest = guestOf("osh", "en");
  await guest.open();
  const other = new Guest(await context.newPage(), "osh", "en");
  await other.open();
  await heart(guest, "toy-oshi").click();
  await expect(heart(guest, "toy-oshi")).toHaveAttribute("aria-pressed", "true");
  // A tab in which nobody touched anything has its hearts with the first touch.
  await other.page.mouse.move(100, 100);
  await expect(heart(other, "toy-oshi")).toHaveAttribute("aria-pressed", "true");
  await heart(other, "toy-oshi").click();
  await expect(heart(guest, "toy-oshi")).toHaveAttribute("aria-pressed", "false");
  await guest.add("somsa-quti");
  await expect(other.basketLink()).toBeVisible();
  await other.page.close();
});

/** The heart of a product's card on the menu. */
function heart(guest: Guest, key: string) {
  return heartIn(guest, guest.page.getByRole("main"), key).first();
}

function heartIn(guest: Guest, place: ReturnType<Guest["panel"]>, key: string) {
  const name = guest.t("favourite.mark", { name: guest.productName(key) });
  return place.getByRole("button", { name, exact: true });
}
