import type { Language } from "@dasturxon/domain/language";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ShopHeader } from "../features/header/shop-header.tsx";
import { BRAND_LINKS_ELEMENT_ID } from "../features/home/markup.ts";
import { Showcase } from "../features/home/showcase.tsx";
import { renderStore } from "../testing/render-store.tsx";
import type { StoreOptions } from "../testing/render-store.tsx";

const LANGUAGES = ["uz", "uz-Cyrl", "ru", "en", "kz", "ar", "zh", "tr"] as const satisfies Language[];

/** Renders the header and the part above the menu, without stories and banners. */
const renderTop = (options: StoreOptions = {}) =>
  renderStore(
    <>
      <ShopHeader linksId={BRAND_LINKS_ELEMENT_ID} />
      <main className="home-top px-4">
        <div>
          <Showcase stories={[]} />
        </div>
      </main>
    </>,
    options,
  );

/** Loads the store's font for the text on the page, because a fallback font has other widths. */
async function loadFonts(): Promise<void> {
  const families = new Set([...document.fonts].map(({ family }) => family));
  await Promise.allSettled(
    [...families].map((family) => document.fonts.load(`500 14px ${family}`, document.body.innerText)),
  );
}

async function useViewport(width: number): Promise<void> {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(390, 844));
}

/** Returns the texts of the header's elements that are cut off. */
const listCutTexts = () =>
  [...document.querySelectorAll("header button, header a > span")]
    .filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0)
    .map((part) => part.textContent);

test("[BR-14] the menu button opens the links to the brand's pages, and Escape closes them", async () => {
  const { t, button } = await renderTop();
  const links = page.getByRole("navigation", { name: t("home.more") });
  await expect.element(links).not.toBeInTheDocument();
  await button("home.more").click();
  for (const id of ["menu.categories", "branch.title.all", "home.booking"] as const)
    await expect.element(links.getByRole("link", { name: t(id), exact: true })).toBeVisible();
  for (const link of links.getByRole("link").elements())
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.keyboard("{Escape}");
  await expect.element(links).not.toBeInTheDocument();
});

test("[BR-14] on a wide screen the links to the brand's pages are a row without a menu button", async () => {
  await useViewport(1280);
  const { t, button } = await renderTop();
  const links = page.getByRole("navigation", { name: t("home.more") });
  await expect.element(links.getByRole("link", { name: t("menu.categories") })).toBeVisible();
  await expect.element(button("home.more")).not.toBeInTheDocument();
  expect(document.querySelector("header")?.offsetHeight).toBeLessThan(70);
});

test.each(LANGUAGES.flatMap((language) => [390, 360].map((width) => [language, width] as const)))(
  "[UX-3] the header in %s has two rows on a screen %i px wide, and no control is cut off",
  async (language, width) => {
    await useViewport(width);
    for (const dineIn of [false, true]) {
      const { t } = await renderTop({ language, brand: { features: { dineIn } } });
      await expect.element(page.getByRole("link", { name: t("header.profile") })).toBeVisible();
      await loadFonts();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      const service = page.getByRole("radiogroup").element().getBoundingClientRect();
      const search = page
        .getByRole("link", { name: t("header.search") })
        .element()
        .getBoundingClientRect();
      expect(search.top, `search beside the service type, dine-in: ${dineIn}`).toBe(service.top);
      expect(service.bottom, `dine-in: ${dineIn}`).toBeLessThanOrEqual(124);
      expect(search.width).toBeGreaterThanOrEqual(44);
      // Beside three service types, the search is an icon, whose text is hidden.
      expect(listCutTexts().filter((text) => !dineIn || text !== t("header.search"))).toEqual([]);
    }
  },
);

test("[UX-42] at double text size the header's controls wrap to further rows", async () => {
  document.documentElement.style.fontSize = "200%";
  onTestFinished(() => void (document.documentElement.style.fontSize = ""));
  const { t } = await renderTop({ language: "ru", brand: { features: { dineIn: true } } });
  const search = page.getByRole("link", { name: t("header.search") });
  await expect.element(search).toBeVisible();
  await loadFonts();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(search.element().getBoundingClientRect().width).toBeGreaterThan(300);
});
