import { useTranslate } from "../../platform/use-language.tsx";

/**
 * Returns a function that joins names in the console's language: `names(["Aziza", "Bobur"])` is "Aziza and Bobur".
 * `Intl.ListFormat` would use English words in browsers without Uzbek data.
 */
export function useJoinNames(): (names: readonly string[]) => string {
  const t = useTranslate();
  return (names) => {
    const last = names.at(-1) ?? "";
    return names.length < 2
      ? last
      : t("alerts.preview.names", { names: names.slice(0, -1).join(", "), last });
  };
}
