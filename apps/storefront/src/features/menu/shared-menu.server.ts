import type { PageContext, SharedMarkup } from "@dasturxon/contract/page-context";
import { createI18n } from "../../platform/i18n.tsx";
import { createErrorResponse } from "../../platform/failed-page.ts";
import { getMessages } from "../../platform/messages.server.ts";
import type { Menu } from "../../platform/shapes.ts";
import { menuChannelFromShell } from "./channel.ts";
import { getMsUntilMenuChange } from "./changes-in.ts";
import { renderMenuMarkup } from "./menu-markup.tsx";

interface SharedMenuFacts extends Pick<Menu, "version" | "pauses"> {
  /** Hash with which the browser requests the menu. Null requests the current menu. */
  hash: string | null;
}

/**
 * Returns the HTML of the menu, cached by the brand's content, the channel and the language. Throws if the request
 * fails.
 */
export function loadSharedMenuHtml(
  page: PageContext,
): Promise<Pick<SharedMarkup<SharedMenuFacts>, "html" | "facts">> {
  const query = { type: menuChannelFromShell(page.shell) };
  return page.shared(`menu ${query.type}`, async () => {
    const { data: menu, error } = await page.call("GET /products/v1/overalls", { query });
    if (error) throw createErrorResponse(error, page.language);
    const { data: now } = await page.call("GET /products/v1/menu", { query });
    const { merchant, language, languages, origin } = page;
    const facts = { version: menu.version, pauses: menu.pauses, hash: now?.hash ?? null };
    if (!merchant) return { html: "", facts, freshFor: null };
    const brand = { merchant, language, languages, origin };
    return {
      html: renderMenuMarkup(menu, { brand, i18n: createI18n(language, getMessages(language)) }),
      facts,
      freshFor: getMsUntilMenuChange(menu, { now: Date.now(), timeZone: merchant.timeZone }),
    };
  });
}
