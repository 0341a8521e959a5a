import { useT } from "../../platform/use-language.tsx";

/**
 * `const names = useNameList(); names(["Aziza", "Bobur"])`: "Aziza and Bobur" in the language of the console. Browsers
 * without Uzbek data join by English words in `Intl.ListFormat`.
 */
export function useNameList(): (names: readonly string[]) => string {
  const t = useT();
  return (names) => {
    const last = names.at(-1) ?? "";
    return names.length < 2
      ? last
      : t("alerts.preview.names", { names: names.slice(0, -1).join(", "), last });
  };
}
