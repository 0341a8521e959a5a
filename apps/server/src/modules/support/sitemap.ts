import { formatHtmlLanguageTag } from "@dasturxon/domain/language";
import type { Language } from "@dasturxon/domain/language";
import { createLanguageUrl } from "@dasturxon/domain/language-address";
import type { OfferedLanguages } from "@dasturxon/domain/language-address";

/** Input of a sitemap: pages by path, each in all languages of the store. */
export interface SitemapInput {
  /** Origin of the store, for example `https://osh.example.uz`. */
  origin: string;
  paths: string[];
  languages: OfferedLanguages;
}

const MAX_SITEMAP_ENTRIES = 50_000;

/** Address of a page in one language. */
interface PageLanguageVersion {
  language: Language;
  address: string;
}

/**
 * Returns the sitemap of the store's pages. Each language is an entry with links to the other languages (sitemaps.org,
 * hreflang) [LN-7].
 */
export function createSitemapXml({ origin, paths, languages }: SitemapInput): string {
  const entries = paths
    .slice(0, Math.floor(MAX_SITEMAP_ENTRIES / languages.offered.length))
    .flatMap((path) => {
      const page = origin + path;
      const versions = languages.offered.map((language) => ({
        language,
        address: createLanguageUrl(page, language, languages),
      }));
      const others = versions.length > 1 ? createAlternateLinks(page, versions) : "";
      return versions.map(({ address }) => `<url><loc>${escapeXml(address)}</loc>${others}</url>`);
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

function createAlternateLinks(page: string, versions: readonly PageLanguageVersion[]): string {
  const named = versions.map(({ language, address }) => [formatHtmlLanguageTag(language), address] as const);
  return [...named, ["x-default", page] as const]
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
    )
    .join("");
}

/** Path prefixes of private pages, and of pages without use for search engines. */
const PATHS_HIDDEN_FROM_SEARCH_ENGINES = [
  "/api/",
  "/address/",
  "/basket",
  "/checkout",
  "/choose-address",
  "/console/",
  "/group",
  "/login",
  "/notifications",
  "/profile",
  "/search",
  "/table/",
];

/** Returns `robots.txt`: everything but the private pages may be crawled. */
export function createRobotsText(origin: string): string {
  return `User-agent: *
${PATHS_HIDDEN_FROM_SEARCH_ENGINES.map((path) => `Disallow: ${path}`).join("\n")}
Sitemap: ${origin}/sitemap.xml
`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
