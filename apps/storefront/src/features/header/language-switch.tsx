import { Suspense, useState } from "react";
import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { usePanel } from "../../platform/panel.ts";

const LanguageSheet = lazyComponent(() =>
  import("./language-sheet.tsx").then((module) => module.LanguageSheet),
);

/** Renders the page's language as a button that opens the choice of language [LN-2]. */
export function LanguageSwitch() {
  const t = useT();
  const { language, languages } = useBrand();
  const short = language === "uz-Cyrl" ? "ўз" : language;
  const panel = usePanel("language");
  const [wasOpen, setWasOpen] = useState(false);
  if (panel.isOpen && !wasOpen) setWasOpen(true);
  if (languages.length < 2) return null;
  return (
    <>
      <button
        type="button"
        onClick={panel.open}
        aria-label={t("header.language", { language: short.toUpperCase() })}
        className="grid size-11 place-items-center rounded-full text-small font-bold uppercase"
      >
        {short}
      </button>
      {wasOpen && (
        <Suspense>
          <LanguageSheet isOpen={panel.isOpen} onClose={panel.close} />
        </Suspense>
      )}
    </>
  );
}
