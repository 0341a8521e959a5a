import type { PageContext } from "@dasturxon/contract/page-context";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createI18n } from "../../platform/i18n.tsx";
import { getMessages } from "../../platform/messages.server.ts";
import { BrandProvider } from "../../shop/brand/brand.tsx";
import { BannerRow } from "./banner-row.tsx";
import { Footer } from "./footer.tsx";
import { Showcase } from "./showcase.tsx";

/** Maximum age of the cached HTML, milliseconds. Stories start and end at set times, without a change of the brand. */
const MAX_MARKUP_AGE_MS = 60_000;

/**
 * Returns the HTML of the parts of the home page that are the same for every guest. If a request fails, the content
 * that it should return is omitted.
 */
export async function renderHomeMarkup(
  page: PageContext,
): Promise<Record<"showcase" | "banners" | "footer", string>> {
  const [showcase, banners, footer] = await Promise.all([
    page.shared("showcase", async () => {
      const { data } = await page.call("GET /notifications/v2/stories");
      const html = renderMarkup(page, <Showcase stories={data ?? []} />);
      return { html, facts: null, freshFor: MAX_MARKUP_AGE_MS };
    }),
    page.shared("banners", async () => {
      const { data } = await page.call("GET /support/v1/banner");
      const html = renderMarkup(page, <BannerRow banners={data ?? []} />);
      return { html, facts: null, freshFor: MAX_MARKUP_AGE_MS };
    }),
    page.shared("footer", async () => {
      const { data } = await page.call("GET /support/v1/company/policies", { query: {} });
      return { html: renderMarkup(page, <Footer policies={data ?? []} />), facts: null, freshFor: null };
    }),
  ]);
  return { showcase: showcase.html, banners: banners.html, footer: footer.html };
}

function renderMarkup({ merchant, language, languages, origin }: PageContext, drawn: ReactNode): string {
  if (!merchant) return "";
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n(language, getMessages(language))}>
      <BrandProvider value={{ merchant, language, languages, origin }}>{drawn}</BrandProvider>
    </I18nProvider>,
  );
}
