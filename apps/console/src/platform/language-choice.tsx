import { SegmentedControl } from "@mantine/core";
import { useLanguage, useT } from "./use-language.tsx";

/** The console's language, for whoever is not signed in. */
export function LanguageChoice() {
  const t = useT();
  const { language, change } = useLanguage();
  return (
    <SegmentedControl
      value={language}
      onChange={(next) => change(next === "ru" ? "ru" : "uz")}
      data={[
        { value: "uz", label: "Oʻzbekcha" },
        { value: "ru", label: "Русский" },
      ]}
      aria-label={t("frame.language")}
    />
  );
}
