import { formatNumber } from "@dasturxon/domain/format";
import { currencyLabel } from "@dasturxon/domain/locale";
import type { Currency, Language } from "@dasturxon/domain/locale";
import { clsx } from "clsx";

export interface PriceProps {
  amount: number;
  /** Before the figures, and on their side in every script. */
  sign?: "+" | "−";
  /** Words around it, as "from 38 000" has them. */
  before?: string | undefined;
  after?: string | undefined;
  /** Struck through beside it, when it was more. */
  oldAmount?: number | null;
  language: Language;
  currency: Currency;
  className?: string | undefined;
}

/** Money: figures in 700, the rest smaller and lighter after a no-break space, on the side where the script goes on. */
export function Price({
  amount,
  sign,
  before,
  after,
  oldAmount = null,
  language,
  currency,
  className,
}: PriceProps) {
  return (
    <span className={clsx("font-bold", className)}>
      {before && <span className="text-[0.8em] font-medium">{before}</span>}
      <bdi>
        {sign ? (
          <bdi dir="ltr">
            {sign}
            {formatNumber(amount, language)}
          </bdi>
        ) : (
          formatNumber(amount, language)
        )}
        <span className="text-[0.8em] font-medium">{`\u00a0${currencyLabel(language, currency)}`}</span>
      </bdi>
      {after && <span className="text-[0.8em] font-medium">{after}</span>}
      {oldAmount !== null && oldAmount > amount && (
        <>
          {" "}
          <s className="text-[0.8em] font-regular text-ink-3">{formatNumber(oldAmount, language)}</s>
        </>
      )}
    </span>
  );
}
