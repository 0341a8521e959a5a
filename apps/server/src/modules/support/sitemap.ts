import { htmlLang } from "@dasturxon/domain/language";
import type { Language } from "@dasturxon/domain/language";
import { languageAddress } from "@dasturxon/domain/language-address";
import type { OfferedLanguages } from "@dasturxon/domain/language-address";

/** Input of a sitemap: pages by path, each in all languages of the store. */
export interface SitemapQuestion {
  /** `https://osh.example.uz` */
  origin: string;
  paths: string[];
  languages: OfferedLanguages;
}

const MAX_ENTRIES = 50_000;

/** Address of a page in one language. */
interface Version {
  language: Language;
  address: string;
}

/**
 * Returns the sitemap of the store's pages. Each language is an entry with links to the others (sitemaps.org, hreflang)
 * [LN-7].
 */
export function sitemap({ origin, paths, languages }: SitemapQuestion): string {
  const entries = paths.slice(0, Math.floor(MAX_ENTRIES / languages.offered.length)).flatMap((path) => {
    const page = origin + path;
    const versions = languages.offered.map((language) => ({
      language,
      address: languageAddress(page, language, languages),
    }));
    const others = versions.length > 1 ? alternates(page, versions) : "";
    return versions.map(({ address }) => `<url><loc>${escaped(address)}</loc>${others}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

function alternates(page: string, versions: readonly Version[]): string {
  const named = versions.map(({ language, address }) => [htmlLang(language), address] as const);
  return [...named, ["x-default", page] as const]
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`,
    )
    .join("");
}

/** Path prefixes of private pages, and of pages without use for search engines. */
const PRIVATE = [
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
export function robots(origin: string): string {
  return `User-agent: *
${PRIVATE.map((path) => `Disallow: ${path}`).join("\n")}
Sitemap: ${origin}/sitemap.xml
`;
}

function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
