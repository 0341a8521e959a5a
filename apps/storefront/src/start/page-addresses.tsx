import type { PageContext } from "@dasturxon/contract/page-context";
import { formatHtmlLanguageTag } from "@dasturxon/domain/language";
import { createLanguageUrl } from "@dasturxon/domain/language-address";
import { listOfferedLanguages } from "../shop/brand/offered-languages.ts";

/** Canonical and alternate links of the page, for search engines and sharing. Rendered by the server only [LN-7]. */
export function CanonicalLinks({ page, path }: { page: PageContext; path: string }) {
  const { language, origin } = page;
  const choice = listOfferedLanguages(page);
  const plain = origin + path;
  const own = createLanguageUrl(plain, language, choice);
  return (
    <>
      <link rel="canonical" href={own} />
      <meta property="og:url" content={own} />
      {choice.offered.length > 1 && (
        <>
          {choice.offered.map((each) => (
            <link
              key={each}
              rel="alternate"
              hrefLang={formatHtmlLanguageTag(each)}
              href={createLanguageUrl(plain, each, choice)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={plain} />
        </>
      )}
    </>
  );
}
