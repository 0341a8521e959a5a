import { Check } from "lucide-react";
import { useLocation } from "react-router";
import { useBrand } from "../../platform/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { usePanel } from "../../platform/panel.ts";
import { Sheet } from "../../ui/sheet.tsx";

/** Each language in its own words. */
const NAMES: Record<string, string> = {
  uz: "Oʻzbekcha",
  ru: "Русский",
  en: "English",
  ar: "العربية",
  kz: "Қазақша",
  tr: "Türkçe",
  zh: "中文",
};

/** Opens the choice of language; another language is another page, so nothing of the old one stays [LN-3]. */
export function LanguageSwitch() {
  const t = useT();
  const { language, languages } = useBrand();
  const { pathname } = useLocation();
  const panel = usePanel("language");
  if (languages.length < 2) return null;
  return (
    <>
      <button
        type="button"
        onClick={panel.open}
        aria-label={t("header.language", { language: NAMES[language] ?? language })}
        className="grid size-11 place-items-center rounded-full text-small font-bold uppercase"
      >
        {language}
      </button>
      <Sheet
        isOpen={panel.isOpen}
        onClose={panel.close}
        title={t("language.title")}
        closeLabel={t("action.close")}
        width={400}
      >
        <ul className="px-5 pb-6">
          {languages.map((each) => (
            <li key={each}>
              <a
                href={`/${each}${pathname === "/" ? "" : pathname}`}
                lang={each}
                aria-current={each === language ? "true" : undefined}
                className="flex min-h-14 items-center justify-between text-body aria-[current]:font-bold"
              >
                {NAMES[each]}
                {each === language && <Check size={20} aria-hidden />}
              </a>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
