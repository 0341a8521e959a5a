import { getNativeLanguageName } from "@dasturxon/domain/language-names";
import { SegmentedControl } from "@mantine/core";
import { CONSOLE_LANGUAGES, toConsoleLanguage } from "./language.ts";
import { useLanguage, useTranslate } from "./use-language.tsx";

/** Language selection for visitors who are not signed in. */
export function LanguageChoice() {
  const t = useTranslate();
  const { language, change } = useLanguage();
  return (
    <SegmentedControl
      value={language}
      onChange={(next) => change(toConsoleLanguage(next))}
      data={CONSOLE_LANGUAGES.map(({ value }) => ({ value, label: getNativeLanguageName(value) }))}
      aria-label={t("frame.language")}
    />
  );
}
