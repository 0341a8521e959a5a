import { type Weighed } from "@dasturxon/domain/weighed";
import { weightText } from "@dasturxon/domain/weight";
import { useLanguage } from "../../platform/use-language.tsx";

interface Counted {
  count: number;
  weighed?: Weighed | null | undefined;
}

/** Returns the count as text: "3×", or the weight of a weighed product: "1,2 kg" [MN-15]. */
export function useCountText(): (counted: Counted) => string {
  const { language } = useLanguage();
  return ({ count, weighed }) => (weighed ? weightText(weighed, count, language) : `${count}×`);
}
