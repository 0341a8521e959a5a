import { formatHtmlLanguageTag } from "@dasturxon/domain/language";
import { getNativeLanguageName } from "@dasturxon/domain/language-names";
import { Globe } from "lucide-react";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";

/** Languages as links to the same page in that language [LN-3]. Renders nothing if there is only one [LN-2]. */
export function LanguageRow() {
  const t = useT();
  const { language, languages } = useBrand();
  if (languages.length < 2) return null;
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3.5 py-1.5">
      <Globe size={21} aria-hidden className="shrink-0 text-ink-2" />
      <span className="flex-1">{t("language.title")}</span>
      <span className="-mx-2.5 flex flex-wrap">
        {languages.map((each) => (
          <a
            key={each}
            href={`/${each}/profile`}
            lang={formatHtmlLanguageTag(each)}
            aria-current={each === language ? "true" : undefined}
            className="grid min-h-11 place-items-center rounded-full px-2.5 text-small text-ink-2 aria-[current]:font-bold aria-[current]:text-ink"
          >
            {getNativeLanguageName(each)}
          </a>
        ))}
      </span>
    </div>
  );
}
