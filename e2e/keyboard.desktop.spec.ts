import type { Locator } from "@playwright/test";
import { followLink } from "./src/follow-link.ts";
import { readNewestCode } from "./src/inbox.ts";
import { tabToAndPress } from "./src/keyboard.ts";
import { loadFonts } from "./src/loaded-fonts.ts";
import { expect, test } from "./src/test.ts";
import { createTextStartPattern } from "./src/texts.ts";

/**
 * Returns the smallest distance in pixels between a focused element and the edge of the nearest scroll container. The
 * focus ring needs this space.
 */
async function measureFocusRingSpace(target: Locator): Promise<number> {
  return await target.evaluate((element) => {
    const ring = Number.parseFloat(getComputedStyle(element).outlineWidth);
    const offset = Number.parseFloat(getComputedStyle(element).outlineOffset);
    const own = element.getBoundingClientRect();
    let parent = element.parentElement;
    while (parent && !/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflow))
      parent = parent.parentElement;
    const box = parent?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    return Math.min(own.left - box.left, box.right - own.right) - ring - offset;
  });
}

test("[UX-41] a whole order by keyboard; the focus ring is uncut on each category of the sidebar and beside it", async ({
  guestOf,
  context,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  // The tab of the demo inbox is opened first, because a new tab would take the focus from the code input.
  const inbox = await context.newPage();
  await page.bringToFront();
  await guest.open();
  await loadFonts(page);
  const rail = page.getByRole("navigation", { name: t("menu.categories"), exact: true });
  await rail.getByRole("link").filter({ visible: true }).first().focus();
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus-visible");
  for (let presses = 0; presses < 4; presses += 1) {
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe("none");
    expect(await measureFocusRingSpace(focused), await focused.innerText()).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Tab");
  }

  // The page is opened again so that the focus starts at the top. From the menu's navigation to the header, Tab would
  // pass through the whole menu.
  await guest.open();
  await tabToAndPress(page, guest.targetChip());
  await tabToAndPress(page, guest.button("address.search"));
  const search = guest.panel(t("address.searchTitle"));
  await expect(search.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("Amir Temur");
  await tabToAndPress(page, search.getByRole("listitem").first().getByRole("button"));
  await expect(search).toBeHidden();
  await tabToAndPress(page, guest.button("address.save"));
  const house = page.getByLabel(t("address.house"), { exact: true });
  await expect(house).toBeFocused();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(guest.panel()).toHaveCount(0);

  const name = guest.productName("toy-oshi");
  await tabToAndPress(page, guest.productLink("toy-oshi"));
  const sheet = guest.panel(name);
  await tabToAndPress(page, sheet.getByRole("radio").first(), { key: "Space" });
  await tabToAndPress(page, sheet.getByRole("button", { name: createTextStartPattern(t("product.add")) }));
  await expect(sheet).toBeHidden();

  await tabToAndPress(page, guest.basketLink(), { tabKey: "Shift+Tab" });
  await tabToAndPress(page, page.getByRole("link", { name: createTextStartPattern(t("basket.checkout")) }));
  await tabToAndPress(page, guest.placeButton());
  await expect(page.getByLabel(t("signIn.phone"), { exact: true })).toBeFocused();
  await page.keyboard.type(guest.phone);
  await page.keyboard.press("Enter");
  const code = page.getByRole("textbox", { name: t("signIn.code"), exact: true });
  await expect(code).toBeFocused();
  await inbox.goto(new URL("/demo/inbox", page.url()).href);
  const digits = await readNewestCode(inbox, guest.phone);
  await inbox.close();
  await page.keyboard.type(digits);
  await guest.placedOrder();
  await expect(guest.state("CREATED")).toBeVisible();
});

test("[UX-41] the first Tab shows a link that moves the focus to the content, also on the next page", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "ar");
  const { page, t } = guest;
  await guest.open();
  const skip = page.getByRole("link", { name: t("page.toContent"), exact: true });
  const main = page.getByRole("main");
  const readSkipLinkWidth = async () => (await skip.boundingBox())?.width ?? 0;
  expect(await readSkipLinkWidth()).toBeLessThanOrEqual(1);
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  expect(await readSkipLinkWidth()).toBeGreaterThan(44);
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
  await expect(page).not.toHaveURL(/#/);
  await page.keyboard.press("Tab");
  await expect(main.locator(":focus")).toBeVisible();
  expect(await readSkipLinkWidth()).toBeLessThanOrEqual(1);

  await followLink(page, "/branches");
  await expect(page).toHaveURL(/branches/);
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
});
