import { storeUrl } from "./src/brands.ts";
import { call } from "./src/call.ts";
import { Guest } from "./src/guest.ts";
import { lookFurther } from "./src/look-further.ts";
import { expect, test } from "./src/test.ts";

/** Ends the guest's session behind the page's back. */
const endSession = (guest: Guest) => call(guest.page, "POST /users/v1/users/logout");

test("[US-4, CH-9] a session that ended meanwhile leads to the menu, says so, and to sign-in and back; what was typed is there", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.prepareOrder("somsa-quti");
  const comment = page.getByLabel(t("checkout.comment"));
  await comment.fill("Без лука");
  await endSession(guest);
  await guest.open("/profile/user");
  // The menu, not the sign-in page.
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(t("session.expired"))).toBeVisible();

  await page.goto(storeUrl("osh", "/checkout"));
  await lookFurther(guest);
  await expect(comment).toHaveValue("Без лука");
  // Another number: a code goes to one of them only once a minute.
  const again = guestOf("osh", "ru");
  await again.signInFirst("/profile/orders");
  await endSession(again);
  // Looked at again, the page asks how its orders are.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await guest.button("profile.signIn").first().click();
  await expect(page).toHaveURL(/\/login\?return=%2Fprofile%2Forders$/);
  await guestOf("osh", "ru").signIn();
  await expect(page).toHaveURL(/\/profile\/orders$/);
  await page.goto(storeUrl("osh", "/checkout"));
  await lookFurther(guest);
  await expect(comment).toHaveValue("Без лука");
});

test("[BK-9, LN-3] two tabs agree on who is signed in and on the language", async ({ guestOf, context }) => {
  const guest = guestOf("osh", "uz");
  await guest.open("/profile");
  const other = new Guest(await context.newPage(), "osh", "uz");
  await other.open();
  await guest.open("/login?return=/profile");
  await guest.signIn();
  await expect(guest.page).toHaveURL(/\/profile$/);
  await other.page.bringToFront();
  await other.page.goto(storeUrl("osh", "/profile"));
  await expect(other.button("profile.signOut")).toBeVisible();
  await guest.page.bringToFront();
  await guest.button("profile.signOut").click();
  await guest
    .panel()
    .getByRole("button", { name: guest.t("profile.signOut") })
    .click();
  // Without a reload.
  await expect(other.button("profile.signOut")).toBeHidden();

  await other.open();
  await guest.page.goto(storeUrl("osh", "/ru"));
  // No hand was ever in this tab: it is only looked at again.
  await other.page.bringToFront();
  await other.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(other.page.locator("html")).toHaveAttribute("lang", "ru");
  await other.page.close();
});

test("[BK-9, US-2] two tabs agree on the theme and on where to, without a reload", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const other = new Guest(await context.newPage(), "osh", "uz");
  await other.open();
  await other.touch();
  await guest.open();
  await guest.choosePickup("yunusobod");
  await expect(other.targetChip()).toContainText(guest.branchName("yunusobod"));
  await guest.open("/profile");
  await page.getByRole("radio", { name: t("profile.theme.dark"), exact: true }).click();
  await expect(other.page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("radio", { name: t("profile.theme.device"), exact: true }).click();
  await expect(other.page.locator("html")).not.toHaveAttribute("data-theme");
  await other.page.close();
});

test("[UX-43] on a narrow phone, in Russian, each text that one agrees to by signing in can be tapped", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  for (const title of ["terms.title", "privacy.title"]) {
    await guest.open("/login");
    // A click is refused by the browser where something else lies over the link.
    await page.getByRole("link", { name: t(title), exact: true }).click();
    await expect(page.getByRole("heading", { name: t(title), level: 1 })).toBeVisible();
  }
});
