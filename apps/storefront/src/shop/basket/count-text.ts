import { NO_BREAK_SPACE } from "@dasturxon/domain/format";
import { formatWeight } from "@dasturxon/domain/weight";
import type { WeightMeasure } from "@dasturxon/domain/weight-measure";
import { useBrand } from "../brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";

/** Quantity of a product or a line: a count and, for weighed goods, the weight of one step. */
export interface LineQuantity {
  count: number;
  weighed?: WeightMeasure | null | undefined;
}

export interface QuantityTexts {
  /** "1,2 kg". Undefined for products sold by the piece. */
  weight(counted: LineQuantity): string | undefined;
  /** "1,2 kg" or "3 pcs", for use within a sentence. */
  amount(counted: LineQuantity): string;
  /** "1,2 kg" or "× 3", for use beside a name. */
  times(counted: LineQuantity): string;
}

/** Returns formatters for quantities. Weighed goods are always shown by weight [MN-15]. */
export function useQuantityTexts(): QuantityTexts {
  const t = useT();
  const { language } = useBrand();
  const formatLineWeight = ({ count, weighed }: LineQuantity) =>
    weighed ? formatWeight(weighed, count, language) : undefined;
  return {
    weight: formatLineWeight,
    amount: (counted) =>
      formatLineWeight(counted) ?? t("unit.COUNT", { amount: counted.count }).replaceAll(" ", NO_BREAK_SPACE),
    times: (counted) => formatLineWeight(counted) ?? `×${NO_BREAK_SPACE}${counted.count}`,
  };
}
