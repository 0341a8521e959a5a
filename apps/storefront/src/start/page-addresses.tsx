import type { PageContext } from "@dasturxon/contract/page-context";
import { htmlLang } from "@dasturxon/domain/language";
import { languageAddress } from "@dasturxon/domain/language-address";
import { offeredLanguages } from "../shop/brand/offered-languages.ts";

/** Canonical and alternate links of the page, for search engines and sharing. Rendered by the server only [LN-7]. */
export function PageAddresses({ page, path }: { page: PageContext; path: string }) {
  const { language, origin } = page;
  const choice = offeredLanguages(page);
  const plain = origin + path;
  const own = languageAddress(plain, language, choice);
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
              hrefLang={htmlLang(each)}
              href={languageAddress(plain, each, choice)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={plain} />
        </>
      )}
    </>
  );
}
