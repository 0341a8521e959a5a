import {
  type Language,
  findTextDirection,
  formatHtmlLanguageTag,
  toWireLanguage,
} from "@dasturxon/domain/language";
import { sql } from "kysely";
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { deriveStableId } from "../platform/stable-id.ts";
import { readProductTexts, createUntranslatedCheck } from "../testing/product-texts.ts";
import { serveStorePages } from "../testing/store-pages.ts";
import { STORE_SCREENS } from "../testing/store-screens.ts";
import { createDataOfEveryScreen } from "../testing/whole-brand.ts";

// Checks every screen as served. For the rendered screens see `e2e/src/every-screen.ts`.
/** One language for each script, writing direction and language code. The other languages differ only in their texts. */
const CHECKED_LANGUAGES: Language[] = ["uz", "ru", "en", "ar", "kz", "zh"];

const pages = await serveStorePages();
const screenDataByLanguage = await createDataOfEveryScreen(pages, "market");
const CLOSED_MERCHANT_ID = deriveStableId("merchant", "pizza");
await pages.app.db.platform((tx) =>
  sql`update merchants set is_active = false where merchant_id = ${CLOSED_MERCHANT_ID}`.execute(tx),
);
await pages.changeSettings("pizza", { languages: CHECKED_LANGUAGES.map(toWireLanguage) });

const isUntranslated = createUntranslatedCheck("storefront");
const SCREEN_HOSTS = { closed: "pizza", nobody: "nobody.example" };

/** Returns the texts of a page and its accessible names. */
function collectPageTexts(root: HTMLElement): string[] {
  for (const hidden of root.querySelectorAll("script, style, template")) hidden.remove();
  const named = ["aria-label", "alt", "title", "placeholder"].flatMap((name) =>
    root.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ""),
  );
  return [...root.structuredText.split("\n"), ...named];
}

/** Pages whose heading is rendered by the client script, because they need the guest, the order or the group. */
const CLIENT_RENDERED_ROUTES = new Set([
  "/group/:id",
  "/table/:id",
  "/profile/user",
  "/profile/promos",
  "/profile/cashback",
  "/notifications",
  "/profile/orders",
  "/profile/orders/:id",
  "/profile/orders/:id/map",
  "/profile/cards",
  "/profile/cards/create",
  "/profile/cards/confirm",
  "/profile/reservations",
]);

test.each(CHECKED_LANGUAGES)(
  "[RT-1, LN-1, LN-7] every screen as served in %s: status, heading, title, link to the content, language and direction, nothing untranslated",
  async (language) => {
    const t = readProductTexts("storefront", language, "grocery");
    const things = screenDataByLanguage(language);
    for (const row of STORE_SCREENS) {
      const at = row.path?.(things) ?? row.route;
      const what = `${language} ${row.route}`;
      const brand = row.host === undefined ? "market" : SCREEN_HOSTS[row.host];
      const page = await pages.get(brand, at.replace(/#.*/, ""), language);
      const isOwn = row.host === undefined;
      const root = page.root.querySelector("html");
      const heading = row.heading(t, things);
      const title = row.title ? row.title(t) : heading;
      expect
        .soft([page.status, page.text("h1")], what)
        .toEqual([row.status ?? 200, CLIENT_RENDERED_ROUTES.has(row.route) ? null : heading]);
      if (title !== null) expect.soft(page.text("title")?.split(" · ")[0], what).toBe(title);
      if (isOwn)
        expect
          .soft([root?.getAttribute("lang"), root?.getAttribute("dir")], what)
          .toEqual([formatHtmlLanguageTag(language), findTextDirection(language)]);
      const skip = page.named("body > a", t("page.toContent"));
      const target = page.root.querySelectorAll(skip?.getAttribute("href") ?? "none");
      expect
        .soft(
          target.map(({ rawTagName }) => rawTagName),
          `${what}: skip link`,
        )
        .toEqual(["main"]);
      expect.soft(page.text("#offline"), what).toBe(t("connection.lost"));
      expect.soft(collectPageTexts(page.root).filter(isUntranslated), `${what}: untranslated`).toEqual([]);
    }
  },
);

test("[BR-7] every page of a brand that is switched off leads to one that says so in the guest's language; of a removed one too", async () => {
  for (const language of ["ru", "uz"] as const) {
    const t = readProductTexts("storefront", language);
    const basket = await pages.get("pizza", "/basket", language);
    expect([basket.status, basket.location]).toEqual([302, "/blocked"]);
    const page = await pages.get("pizza", "/blocked", language);
    expect([page.status, page.text("h1")]).toEqual([503, t("blocked.title")]);
    expect(page.text("main")).toContain(t("blocked.text"));
  }
  await pages.app.db.platform((tx) =>
    sql`update merchants set deleted_at = now() where merchant_id = ${CLOSED_MERCHANT_ID}`.execute(tx),
  );
  pages.app.directory.drop();
  const removed = await pages.get("pizza", "/blocked", "ru");
  const t = readProductTexts("storefront", "ru");
  expect([removed.status, removed.text("h1")]).toEqual([410, t("blocked.deletedTitle")]);
});
