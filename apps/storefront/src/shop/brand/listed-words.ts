import { joinWithCommas } from "@dasturxon/domain/format";
import { useBrand } from "./brand.tsx";

/** `const listedWords = useJoinWords(); listedWords(["a", "b"])`: "a, b", with the comma of the page's language. */
export function useJoinByCommas(): (parts: readonly (string | null | undefined | false)[]) => string {
  const { language } = useBrand();
  return (parts) => joinWithCommas(parts, language);
}
