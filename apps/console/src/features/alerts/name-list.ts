import { useLanguage } from "../../platform/use-language.tsx";

/** `const names = useNameList(); names(["Aziza", "Bobur"])`: "Aziza and Bobur" in the language of the console. */
export function useNameList(): (names: readonly string[]) => string {
  const { language } = useLanguage();
  return (names) => new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
