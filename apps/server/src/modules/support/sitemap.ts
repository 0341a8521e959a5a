import { htmlLang } from "@dasturxon/domain/language";
import type { Language } from "@dasturxon/domain/language";

/** What a sitemap lists: pages by path, each in every language of the store. */
export interface SitemapQuestion {
  /** `https://osh.example.uz` */
  origin: string;
  paths: string[];
  /** As paths have them: `uz`, `kz`. */
  languages: Language[];
}

const MAX_ENTRIES = 50_000;

/** The store's pages for search engines, with their other languages beside each (sitemaps.org, hreflang) [LN-7]. */
export function sitemap({ origin, paths, languages }: SitemapQuestion): string {
  const entries = paths.slice(0, MAX_ENTRIES).map((path) => {
    const others = languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${htmlLang(language)}" href="${escaped(`${origin}/${language}${path === "/" ? "" : path}`)}"/>`,
    );
    return `<url><loc>${escaped(origin + path)}</loc>${others.join("")}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

/** Everything may be read but what is one guest's own. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /basket
Disallow: /checkout
Disallow: /console/
Disallow: /login
Disallow: /profile
Sitemap: ${origin}/sitemap.xml
`;
}

function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
