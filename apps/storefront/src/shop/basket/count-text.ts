import { NO_BREAK_SPACE } from "@dasturxon/domain/format";
import { weightText } from "@dasturxon/domain/weight";
import type { Weighed } from "@dasturxon/domain/weighed";
import { useBrand } from "../brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";

/** How much there is of a product, or of a line: a count, and what one is where it is weighed out. */
export interface Counted {
  count: number;
  weighed?: Weighed | null | undefined;
}

export interface CountTexts {
  /** "1,2 kg"; undefined for what is counted by the piece. */
  weight(counted: Counted): string | undefined;
  /** "1,2 kg" or "3 pcs", within a sentence. */
  amount(counted: Counted): string;
  /** "1,2 kg" or "× 3", beside a name. */
  times(counted: Counted): string;
}

/** Counts as people are told them: of weighed goods the weight, wherever it stands [MN-15]. */
export function useCountTexts(): CountTexts {
  const t = useT();
  const { language } = useBrand();
  const weight = ({ count, weighed }: Counted) =>
    weighed ? weightText(weighed, count, language) : undefined;
  return {
    weight,
    amount: (counted) =>
      weight(counted) ?? t("unit.COUNT", { amount: counted.count }).replaceAll(" ", NO_BREAK_SPACE),
    times: (counted) => weight(counted) ?? `×${NO_BREAK_SPACE}${counted.count}`,
  };
}
