import { formatNumber } from "@dasturxon/domain/format";
import { currencyLabel } from "@dasturxon/domain/locale";
import type { Currency, Language } from "@dasturxon/domain/locale";
import { cx } from "./class-names.ts";

export interface PriceProps {
  sum: number;
  /** Before the figures, and on their side in every script. */
  sign?: "+" | "−";
  /** Struck through beside it, when it was more. */
  oldSum?: number | null;
  language: Language;
  currency: Currency;
  className?: string;
}

/** Money: figures in 700, the currency smaller and lighter after a no-break space; left to right in every script. */
export function Price({ sum, sign, oldSum = null, language, currency, className }: PriceProps) {
  return (
    <span className={cx("num font-bold", className)}>
      <bdi dir="ltr">
        {sign}
        {formatNumber(sum, language)}
        <span className="text-[0.8em] font-medium">{`\u00a0${currencyLabel(language, currency)}`}</span>
      </bdi>
      {oldSum !== null && oldSum > sum && (
        <>
          {" "}
          <s className="text-[0.8em] font-regular text-ink-3">{formatNumber(oldSum, language)}</s>
        </>
      )}
    </span>
  );
}
