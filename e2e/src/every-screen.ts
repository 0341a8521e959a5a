import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { hasDatabase } from "./database.ts";
import { SCREENS } from "./screens-table.ts";
import type { ScreenRow, ScreenData } from "./screens-table.ts";
import { followLink } from "./follow-link.ts";
import { expect, test } from "./test.ts";
import { loadFonts } from "./loaded-fonts.ts";
import { type Language, readProductTexts, createUntranslatedCheck } from "./texts.ts";
import { expectValidHtml } from "./valid-html.ts";
import { FullyFeaturedBrand } from "./whole-brand.ts";

const isUntranslated = createUntranslatedCheck("storefront");
/** Pages whose expected error responses appear in the browser's console. */
const EXPECTED_ERROR_PAGE_PATTERN = /^\/(blocked|nowhere|api\/users\/v1\/tables\/.+)$/;

let fullyFeaturedBrand: FullyFeaturedBrand;

interface ScreenVariant {
  language: Language;
  /**
   * Viewport width of the other device type (phone or desktop). Responsive layouts are checked at this width without a
   * reload.
   */
  otherWidth: number;
  /**
   * `load`: loads each screen and runs axe in both themes. `link`: navigates with the client router, which is cheaper
   * and sufficient for checks that depend only on the language.
   */
  by: "load" | "link";
}

/**
 * Opens every path of the store and checks what only a browser can detect: script errors, content outside the screen,
 * and axe violations. `apps/server/src/store-pages` tests the served HTML.
 */
export function testEveryScreen(look: ScreenVariant): void {
  const { language, otherWidth, by } = look;
  test.beforeAll(async () => {
    if (hasDatabase()) fullyFeaturedBrand = await FullyFeaturedBrand.make();
  });
  test(`[RT-1, LN-1] every screen in ${language}: its heading, nothing untranslated, cut or out of reach`, async ({
    page,
  }) => {
    test.skip(!hasDatabase(), "brands are copied on PostgreSQL only");
    test.slow();
    const wrong = recordPageErrors(page);
    const things = await fullyFeaturedBrand.things(page, language);
    await fullyFeaturedBrand.askForCode(page);
    await fullyFeaturedBrand.routeNobody(page);
    const known: ScreenData = { ...things, orderId: "", orderNumber: 0 };
    const own = page.viewportSize() ?? { width: 0, height: 0 };
    for (const row of SCREENS)
      await test.step(row.route, async () => {
        if (row.route === "/") Object.assign(known, await fullyFeaturedBrand.comeIn(page, language));
        await checkScreenVariant(page, look, row, known);
        if (by === "load") {
          await expectAccessible(page, `${language} ${row.route}`);
          // The HTML is validated only in this mode, because the hydrated markup does not depend on the viewport size,
          // and only its texts depend on the language.
          await expectValidHtml(await page.content(), row.route);
        }
        await page.setViewportSize({ ...own, width: otherWidth });
        await expectNoHorizontalOverflow(page, `${language} ${row.route}, ${otherWidth} wide`);
        await page.setViewportSize(own);
      });
    expect(wrong, "told by the browser's console").toEqual([]);
  });
}

/** Expects no horizontal overflow, which would let the page scroll sideways. */
async function expectNoHorizontalOverflow(page: Page, what: string): Promise<void> {
  const beside = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(beside, `${what}: points that lie beside the screen`).toBeLessThanOrEqual(0);
}

async function checkScreenVariant(
  page: Page,
  { language, by }: ScreenVariant,
  row: ScreenRow,
  things: ScreenData,
): Promise<void> {
  const t = readProductTexts("storefront", language, "grocery");
  const path = row.path?.(things) ?? row.route;
  const what = `${language} ${row.route}`;
  // On a host without a brand the language is a query parameter: a language prefix causes a redirect, which a test cannot
  // intercept.
  const address = row.host === "nobody" ? `${path}?lang=${language}` : `/${language}${path}`;
  const isOpen = page.url().startsWith(fullyFeaturedBrand.url(`/${language}`));
  if (by === "link" && isOpen && row.host === undefined) await followLink(page, path);
  else {
    const reply = await page.goto(fullyFeaturedBrand.url(address, row.host));
    expect.soft(reply?.status(), what).toBe(row.status ?? 200);
  }
  const heading = row.heading(t, things);
  await expect(page.getByRole("heading", { level: 1 }), what).toHaveText(heading);
  // Waits until nothing is loading or faded.
  await expect(page.locator(".skeleton, .opacity-60"), what).toHaveCount(0);
  const title = row.title ? row.title(t) : heading;
  if (title !== null)
    await expect.soft(page, what).toHaveTitle(new RegExp(`^${escapeForPattern(title)}( · |$)`));
  // The page of a host may reload once at the first visit, so the test waits until the network is idle.
  if (row.host === "nobody") await page.waitForLoadState("networkidle");
  await loadFonts(page);
  const { lang, dir, texts } = await page.evaluate(readPageTexts);
  expect.soft([lang, dir], what).toEqual([language, language === "ar" ? "rtl" : "ltr"]);
  await expectNoHorizontalOverflow(page, what);
  expect.soft(texts.filter(isUntranslated), `${what}: untranslated`).toEqual([]);
}

/** Returns the texts and accessible names of a page. */
function readPageTexts() {
  const root = document.documentElement;
  const named = ["aria-label", "alt", "title", "placeholder"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
  );
  return {
    lang: root.lang,
    dir: getComputedStyle(root).direction,
    texts: [...document.body.innerText.split("\n"), ...named],
  };
}

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Records errors in the browser's console: script errors, policy violations, and failed requests. */
function recordPageErrors(page: Page): string[] {
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const { url } = message.location();
    const pathname = URL.canParse(url) ? new URL(url).pathname : "";
    if (!EXPECTED_ERROR_PAGE_PATTERN.test(pathname)) wrong.push(`${pathname} ${message.text()}`);
  });
  return wrong;
}
