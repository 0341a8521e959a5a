import { formatNumber } from "@dasturxon/domain/format";
import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import type { Currency, Language } from "@dasturxon/domain/locale";
import { clsx } from "clsx";

export interface PriceProps {
  amount: number;
  /** Sign shown before the number, also in right-to-left text. */
  sign?: "+" | "−";
  /** Texts around the price, as in "from 38 000". */
  before?: string | undefined;
  after?: string | undefined;
  /** Price before the discount, shown struck through if it is higher. */
  oldAmount?: number | null;
  language: Language;
  currency: Currency;
  className?: string | undefined;
}

/**
 * Renders a price: the number in weight 700, the currency smaller and lighter after a no-break space, in the order of
 * the text direction.
 */
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
        <span className="text-[0.8em] font-medium">{`\u00a0${formatCurrencyLabel(language, currency)}`}</span>
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
