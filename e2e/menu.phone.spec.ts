import { loadFonts } from "./src/loaded-fonts.ts";
import { createTextStartPattern } from "./src/texts.ts";
import { expect, test } from "./src/test.ts";

test("[MN-4, MN-5, UX-6, UX-8, AN-1] on a small phone: time, fee and minimum uncut, one tap adds a product; a product's page ends with its bar; no counter loads", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await guest.open();
  await expect(page.getByRole("heading", { level: 1, name: "Osh Markazi" })).toBeVisible();
  await loadFonts(page);
  const minimum = t("conditions.minimum", { price: "40 000" });
  const conditions = page
    .getByRole("main")
    .getByRole("list")
    .filter({ hasText: minimum })
    .getByRole("listitem");
  await expect(conditions.filter({ hasText: /\d–\d+ daq/ })).toBeVisible();
  await expect(conditions.filter({ hasText: minimum })).toBeVisible();
  for (const condition of await conditions.all()) {
    const box = await condition.boundingBox();
    expect((box?.x ?? 360) + (box?.width ?? 360)).toBeLessThanOrEqual(344);
  }
  // A card's labels are next to its heart and not covered by it.
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
  const ground = await page
    .locator(".picture[style*='--tint']")
    .first()
    .evaluate((picture) => getComputedStyle(picture).backgroundImage);
  const lightness = [...ground.matchAll(/oklch\(([\d.]+)/g)].map(([, value]) => Number(value));
  expect(lightness).toHaveLength(2);
  expect(Math.max(...lightness)).toBeLessThan(0.4);

  await expect(guest.productLink("toy-oshi")).toContainText(/45\s000\ssoʻmdan/);
  await guest.add("toy-oshi");
  await expect(guest.basketLink()).toContainText(/45\s000/);
  await expect(guest.basketLink()).toContainText(t("breakdown.plusDelivery"));
  await guest.addWith("toy-oshi", ["-p15"]);
  await expect(guest.basketLink()).toContainText(/112\s000/);
  expect(scripts.filter((path) => /tracking|counters/.test(path))).toEqual([]);

  const address = await guest.productLink("toy-oshi").getAttribute("href");
  await guest.open(address ?? "");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const add = page.getByRole("main").getByRole("button", { name: createTextStartPattern(t("product.add")) });
  const box = await add.boundingBox();
  expect(740 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(24);
});
