import { Check } from "lucide-react";
import { useLocation } from "react-router";
import { formatHtmlLanguageTag } from "@dasturxon/domain/language";
import { getNativeLanguageName } from "@dasturxon/domain/language-names";
import { removeLanguageParameter } from "@dasturxon/domain/language-parameter";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { Sheet } from "../../ui/sheet.tsx";

/**
 * Renders the choice of language. Changing it is a full page load, so that no text of the old language remains [LN-3].
 */
export function LanguageSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useT();
  const { language, languages } = useBrand();
  const { pathname, search } = useLocation();
  const rest = (pathname === "/" ? "" : pathname) + removeLanguageParameter(search);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t("language.title")}
      closeLabel={t("action.close")}
      width={400}
    >
      <ul className="px-5 pb-6">
        {languages.map((each) => (
          <li key={each}>
            <a
              href={`/${each}${rest}`}
              lang={formatHtmlLanguageTag(each)}
              aria-current={each === language ? "true" : undefined}
              className="flex min-h-14 items-center justify-between text-body aria-[current]:font-bold"
            >
              {getNativeLanguageName(each)}
              {each === language && <Check size={20} aria-hidden />}
            </a>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
