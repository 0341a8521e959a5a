import { type WeightMeasure } from "@dasturxon/domain/weight-measure";
import { formatWeight } from "@dasturxon/domain/weight";
import { useLanguage } from "../../platform/use-language.tsx";

interface CountedOrderLine {
  count: number;
  weighed?: WeightMeasure | null | undefined;
}

/** Returns a function that formats a line's count: "3×", or the weight of a weighed product: "1,2 kg" [MN-15]. */
export function useFormatLineCount(): (counted: CountedOrderLine) => string {
  const { language } = useLanguage();
  return ({ count, weighed }) => (weighed ? formatWeight(weighed, count, language) : `${count}×`);
}
