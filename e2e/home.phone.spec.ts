import { expect, test } from "./src/test.ts";

test("[CT-1, BR-16] a story is opened from its ring, which is dimmed afterwards; the foot of the page leads to a page of the brand, and back", async ({
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
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: t("menu.categories"), exact: true })).toBeVisible();
  await expect(rings.first()).toHaveAttribute("data-seen");
  // After a reload, the rings of viewed stories are marked before any user input.
  await page.reload();
  await expect(rings.first()).toHaveAttribute("data-seen");
  await expect(rings.last()).not.toHaveAttribute("data-seen");

  const foot = page.getByRole("contentinfo");
  await foot.getByRole("link", { name: t("vacancy.title") }).click();
  await expect(page.getByRole("heading", { name: t("vacancy.title"), level: 1 })).toBeVisible();
  await page.goBack();
  // The page is visible immediately, because the server has rendered its HTML.
  await expect(foot.getByRole("link", { name: "Instagram" })).toBeVisible();
  await expect(page.getByRole("list", { name: t("stories.label") })).toBeVisible();
});

test("[MN-2] sections not laid out yet have about their final height, so the page hardly moves after a jump to its end", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page } = guest;
  await guest.open();
  const changes = await page.evaluate(() => {
    const sections = [...document.querySelectorAll<HTMLElement>(".section[data-lazy]")];
    const before = sections.map((section) => section.offsetHeight);
    for (const element of document.querySelectorAll<HTMLElement>(".section, .section .card"))
      element.style.contentVisibility = "visible";
    return sections.map((section, at) => section.offsetHeight - (before[at] ?? 0));
  });
  expect(changes.length).toBeGreaterThan(5);
  // Allows a difference of one text line, because two rows of cards have dishes with neither weight nor labels.
  expect(changes.filter((change) => Math.abs(change) > 40)).toEqual([]);
});
