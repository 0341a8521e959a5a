import { loadFonts } from "./src/loaded-fonts.ts";
import { startOf } from "./src/texts.ts";
import { expect, test } from "./src/test.ts";

test("[MN-4, MN-5, UX-8] on a small phone: time, fee and minimum uncut, labels beside the heart, a dish added by one tap, what its sum lacks", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await page.setViewportSize({ width: 360, height: 740 });
  await guest.open();
  await expect(page.getByRole("heading", { level: 1, name: "Osh Markazi" })).toBeVisible();
  await loadFonts(page);
  const minimum = t("conditions.minimum", { price: "40 000" });
  const chips = page.getByRole("main").getByRole("list").filter({ hasText: minimum }).getByRole("listitem");
  await expect(chips.filter({ hasText: /\d–\d+ daq/ })).toBeVisible();
  await expect(chips.filter({ hasText: minimum })).toBeVisible();
  for (const chip of await chips.all()) {
    const box = await chip.boundingBox();
    expect((box?.x ?? 360) + (box?.width ?? 360)).toBeLessThanOrEqual(344);
  }
  // A card's labels stand beside its heart, not under it.
  const covered = await page.locator(".card").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const heart = card.querySelector(".card-heart")?.getBoundingClientRect();
      const labels = [...card.querySelectorAll(".card-badges > span")];
      const isUnder = labels.some((label) => {
        const box = label.getBoundingClientRect();
        return heart && box.width > 0 && heart.width > 0 && box.right > heart.left && box.top < heart.bottom;
      });
      return isUnder ? [card.textContent] : [];
    }),
  );
  expect(covered).toEqual([]);
  await expect(guest.productLink("toy-oshi")).toContainText(/45\s000\ssoʻmdan/);
  await guest.add("toy-oshi");
  await expect(guest.basketLink()).toContainText(/45\s000/);
  await expect(guest.basketLink()).toContainText(t("breakdown.plusDelivery"));

  const sheet = await guest.openProduct("toy-oshi");
  await expect(sheet.getByLabel(guest.choiceName("toy-oshi", "-p1"), { exact: true })).toBeChecked();
  await expect(sheet.getByText(t("modifiers.chosen"))).toHaveCount(1);
  await expect(sheet.getByText(/45\s000\ssoʻm$/).first()).toBeVisible();
  await sheet.getByText(guest.choiceName("toy-oshi", "-p15"), { exact: true }).click();
  await expect(sheet.getByRole("button", { name: startOf(t("product.add")) })).toContainText(/67\s000/);
  await guest.addToBasket(sheet);
  await guest.openBasket();
  await expect(
    page.getByRole("region", { name: t("basket.total") }).or(page.getByRole("main")),
  ).toContainText(t("breakdown.plusDelivery"));
});

test("[UX-6] in the dark pictures stand on dark grounds, and a product's page ends with its bar", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page } = guest;
  await page.emulateMedia({ colorScheme: "dark" });
  await guest.open();
  const ground = await page
    .locator(".picture[style*='--tint']")
    .first()
    .evaluate((picture) => getComputedStyle(picture).backgroundImage);
  const lightness = [...ground.matchAll(/oklch\(([\d.]+)/g)].map(([, value]) => Number(value));
  expect(lightness).toHaveLength(2);
  expect(Math.max(...lightness)).toBeLessThan(0.4);
  const address = await guest.productLink("toy-oshi").getAttribute("href");
  await guest.open(address ?? "");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const add = page.getByRole("main").getByRole("button", { name: startOf(guest.t("product.add")) });
  const box = await add.boundingBox();
  expect(844 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(24);
});
