import type { Page } from "@playwright/test";
import { expectAccessibleNow } from "./accessible.ts";
import { hasDatabase } from "./database.ts";
import { SCREENS } from "./screens-table.ts";
import type { ScreenRow, Things } from "./screens-table.ts";
import { expect, test } from "./test.ts";
import { type Language, textsOf, untranslatedIn } from "./texts.ts";
import { expectValid } from "./valid-html.ts";
import { WholeBrand } from "./whole-brand.ts";

const isUntranslated = untranslatedIn("storefront");
/** What says that something is not there is told of by the browser too. */
const TOLD = /^\/(blocked|nowhere|api\/users\/v1\/tables\/.+)$/;

let whole: WholeBrand;

interface Look {
  language: Language;
  isDark: boolean;
}

/** Opens every path of the store, once for each of these looks. */
export function testEveryScreen(looks: readonly Look[]): void {
  test.beforeAll(async () => {
    if (hasDatabase()) whole = await WholeBrand.make();
  });
  for (const look of looks) testScreens(look);
}

function testScreens({ language, isDark }: Look): void {
  test(`[RT-1, LN-1] every screen in ${language}: its heading, nothing untranslated, cut, invalid or out of reach`, async ({
    page,
  }) => {
    test.skip(!hasDatabase(), "brands are copied on PostgreSQL only");
    test.slow();
    await page.emulateMedia({ colorScheme: isDark ? "dark" : "light", reducedMotion: "reduce" });
    const wrong = listen(page);
    const things = await whole.things(page, language);
    await whole.askForCode(page);
    await whole.routeNobody(page);
    const known: Things = { ...things, orderId: "", orderNumber: 0 };
    for (const row of SCREENS)
      await test.step(row.route, async () => {
        if (row.route === "/") Object.assign(known, await whole.comeIn(page, language));
        await lookAt(page, language, row, known);
        // The same page on either size and, but for its words, in every language.
        if (language === "uz") await expectValid(await page.content(), row.route);
        // What axe finds is no question of words: on either size, once in each theme.
        if (language !== "ar") await expectAccessibleNow(page, `${language} ${row.route}`);
      });
    expect(wrong, "told by the browser's console").toEqual([]);
  });
}

async function lookAt(page: Page, language: Language, row: ScreenRow, things: Things): Promise<void> {
  const t = textsOf("storefront", language, "grocery");
  const path = row.path?.(things) ?? row.route;
  const what = `${language} ${row.route}`;
  // A prefix ends in a redirect, which no test can answer.
  const address = row.host === "nobody" ? `${path}?lang=${language}` : `/${language}${path}`;
  const reply = await page.goto(whole.url(address, row.host));
  expect.soft(reply?.status(), what).toBe(row.status ?? 200);
  const heading = row.heading(t, things);
  await expect(page.getByRole("heading", { level: 1 }), what).toHaveText(heading);
  // Nothing is waited for any more, nor faded until it comes.
  await expect(page.locator(".skeleton, .opacity-60"), what).toHaveCount(0);
  const title = row.title ? row.title(t) : heading;
  if (title !== null) await expect.soft(page, what).toHaveTitle(new RegExp(`^${escaped(title)}( · |$)`));
  // A host of nobody is new to the browser: its page may load itself again before the next one is asked for.
  if (row.host === "nobody") await page.waitForLoadState("networkidle");
  const { lang, dir, beside, texts } = await page.evaluate(readPage);
  expect.soft([lang, dir], what).toEqual([language, language === "ar" ? "rtl" : "ltr"]);
  expect.soft(beside, `${what}: points that lie beside the screen`).toBeLessThanOrEqual(0);
  expect.soft(texts.filter(isUntranslated), `${what}: untranslated`).toEqual([]);
}

/** What a page says, in words and in names that are read aloud. */
function readPage() {
  const root = document.documentElement;
  const named = ["aria-label", "alt", "title", "placeholder"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
  );
  return {
    lang: root.lang,
    dir: getComputedStyle(root).direction,
    beside: root.scrollWidth - root.clientWidth,
    texts: [...document.body.innerText.split("\n"), ...named],
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Errors that the browser tells of: of scripts, of the page's policy, of what did not come. */
function listen(page: Page): string[] {
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => {
    const { pathname } = new URL(message.location().url);
    if (message.type() === "error" && !TOLD.test(pathname)) wrong.push(`${pathname} ${message.text()}`);
  });
  return wrong;
}
