import { expect, test } from "./src/test.ts";

test("[CT-1] a story is opened from its ring, led by taps, keys, a hold and swipes, and its ring is dull from then on", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open();
  const rings = page.getByRole("list", { name: t("stories.label") }).getByRole("link");
  await expect(rings.first()).not.toHaveAttribute("data-seen");
  await rings.first().click();
  await expect(page).toHaveURL(/\/stories\/[\w-]{36}$/);
  const words = page.locator("p[aria-live]");
  await expect(words).toContainText(guest.productName("toy-oshi"));
  await guest.button("stories.next").click();
  await expect(words).not.toContainText(guest.productName("toy-oshi"));
  await page.keyboard.press("ArrowLeft");
  await expect(words).toContainText(guest.productName("toy-oshi"));
  // Held, it stays where it is.
  const box = await guest.button("stories.next").boundingBox();
  if (!box) throw new Error("the story has no side to tap");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(page.locator("[data-paused]")).toBeVisible();
  await page.waitForTimeout(300);
  await page.mouse.up();
  await expect(words).toContainText(guest.productName("toy-oshi"));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: t("menu.categories"), exact: true })).toBeVisible();
  await expect(rings.first()).toHaveAttribute("data-seen");
  // Before anybody touches the page again.
  await page.reload();
  await expect(rings.first()).toHaveAttribute("data-seen");
  await expect(rings.last()).not.toHaveAttribute("data-seen");

  // Swiped to the next one and back, and away by a pull down.
  const addresses = await rings.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  await rings.first().click();
  const swipe = async (x: number, y: number) => {
    await page.mouse.move(195, 400);
    await page.mouse.down();
    await page.mouse.move(195 + x, 400 + y, { steps: 4 });
    await page.mouse.up();
  };
  await expect(page).toHaveURL(new RegExp(`${addresses[0]}$`));
  await expect(guest.button("stories.next")).toBeVisible();
  await swipe(-150, 10);
  await expect(page).toHaveURL(new RegExp(`${addresses[1]}$`));
  await swipe(150, 10);
  await expect(page).toHaveURL(new RegExp(`${addresses[0]}$`));
  await swipe(10, 200);
  await expect(page.getByRole("navigation", { name: t("menu.categories"), exact: true })).toBeVisible();
});

test("[CT-1] a page of a story leads to its dish, the last one back to the store; the next story comes without a flash of the first page", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.open();
  await page
    .getByRole("list", { name: t("stories.label") })
    .getByRole("link")
    .first()
    .click();
  const words = page.locator("p[aria-live]");
  await expect(words).toContainText(guest.productName("toy-oshi"));
  await page.keyboard.press("ArrowRight");
  await expect(words).toContainText(guest.productName("qazili-palov"));
  await page.getByRole("link", { name: t("stories.dish") }).click();
  await expect(
    page.getByRole("heading", { name: guest.productName("qazili-palov"), level: 1 }),
  ).toBeVisible();
  await page.goBack();
  // At the page that was left, not at the first one.
  await expect(words).toContainText(guest.productName("qazili-palov"));
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    expect(page.url()).not.toMatch(/stories/);
  }).toPass({ intervals: [100] });
  await expect(page.getByRole("list", { name: t("stories.label") })).toBeVisible();

  // A story's last page stays until the next story is there: its first one is not shown again between.
  await page
    .getByRole("list", { name: t("stories.label") })
    .getByRole("link")
    .first()
    .click();
  await expect(words).toContainText(guest.productName("toy-oshi"));
  const shown = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const said = document.querySelector("p[aria-live]");
    const watch = () => seen.push(said?.textContent ?? "");
    if (said)
      new MutationObserver(watch).observe(said, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  const first = page.url();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    expect(page.url()).not.toBe(first);
  }).toPass({ intervals: [100] });
  await expect(words).not.toContainText(guest.productName("toy-oshi"));
  expect((await shown.jsonValue()).filter((each) => each.includes(guest.productName("toy-oshi")))).toEqual(
    [],
  );
});

test("[CT-1] banners are moved by hand and by keys, and nothing moves by itself", async ({ guestOf }) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open();
  const banners = page.getByRole("region", { name: t("banners.label") });
  const row = banners.getByRole("group");
  const dots = banners.locator("i");
  await expect(dots.first()).toHaveAttribute("data-current");
  await row.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await row.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect(dots.last()).toHaveAttribute("data-current");
  await expect(dots.first()).not.toHaveAttribute("data-current");
});

test("[BR-16] the foot of the page leads to a page of the brand, and stands there again on the way back", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open();
  const foot = page.getByRole("contentinfo");
  await foot.getByRole("link", { name: t("vacancy.title") }).click();
  await expect(page.getByRole("heading", { name: t("vacancy.title"), level: 1 })).toBeVisible();
  await page.goBack();
  // What the server made stands there at once again.
  await expect(foot.getByRole("link", { name: "Instagram" })).toBeVisible();
  await expect(page.getByRole("list", { name: t("stories.label") })).toBeVisible();
});
