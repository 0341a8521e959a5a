import type { Locator } from "@playwright/test";
import { loadFonts } from "./src/loaded-fonts.ts";
import { expect, test } from "./src/test.ts";

/** Pixels of room that a focused element's ring has on each side before something scrolling cuts it. */
async function roomAround(target: Locator): Promise<number> {
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

test("[UX-41] the focus ring is whole on each category of the rail, and on what stands beside it", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.open();
  await loadFonts(page);
  const rail = page.getByRole("navigation", { name: t("menu.categories"), exact: true });
  await rail.getByRole("link").filter({ visible: true }).first().focus();
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus-visible");
  for (let presses = 0; presses < 4; presses += 1) {
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe("none");
    expect(await roomAround(focused), await focused.innerText()).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Tab");
  }
});
