import { useState } from "react";
import { Link } from "react-router";
import { useBasketLocation } from "../../shop/basket/basket-location.ts";
import { useBasket } from "../../shop/basket/basket.ts";
import { useQuantityTexts } from "../../shop/basket/count-text.ts";
import { useCurrency, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { DottedTexts } from "../../ui/dotted-texts.tsx";
import { Price } from "../../ui/price.tsx";
import type { CheckoutState } from "./use-checkout.ts";

const LINK_CLASS = "flex min-h-11 items-center text-small font-bold text-brand-ink";
/** Maximum number of lines that a long basket shows before a tap, so that its total stays near. */
const MAX_SHOWN_BASKET_LINES = 3;

/** Lists the basket's lines with the reasons why some cannot be ordered [MN-7], and a link to edit the basket. */
export function OrderedLines({ breakdown, problems }: Pick<CheckoutState, "breakdown" | "problems">) {
  const t = useT();
  const text = useText();
  const counts = useQuantityTexts();
  const currency = useCurrency();
  const { lines } = useBasket();
  const rows = lines.map((line, at) => {
    const problem = problems.get(line.key);
    return { line, problem, isGone: problem?.fits === 0, total: breakdown.lines[at]?.total ?? 0 };
  });
  const [isWhole, setIsWhole] = useState(false);
  const isFolded = !isWhole && problems.size === 0 && rows.length > MAX_SHOWN_BASKET_LINES + 1;
  const shown = isFolded ? rows.slice(0, MAX_SHOWN_BASKET_LINES) : rows;
  return (
    <div className="grid gap-2 border-b border-line pb-2">
      <ul aria-label={t("order.lines")} className="grid gap-2">
        {shown.map(({ line, problem, isGone, total }) => (
          <li key={line.key} className="flex items-start gap-2 text-small">
            <span className="min-w-7 shrink-0 whitespace-nowrap text-ink-2">
              {counts.weight(line) ?? `${line.count} ×`}
            </span>
            <span className="min-w-0 flex-1">
              <span className={isGone ? "own-words block text-ink-3" : "own-words block"}>
                {text(line.name)}
              </span>
              {line.modifications.length > 0 && (
                <span className="block text-caption text-ink-3">
                  <DottedTexts
                    texts={line.modifications.map(
                      (each) => text(each.name) + (each.count > 1 ? ` × ${each.count}` : ""),
                    )}
                  />
                </span>
              )}
              {problem && <span className="block text-caption text-bad-ink">{problem.text}</span>}
            </span>
            {!isGone && (
              <Price amount={total} {...currency} className="shrink-0 font-medium! whitespace-nowrap" />
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-5">
        {isFolded && (
          <button type="button" onClick={() => setIsWhole(true)} className={LINK_CLASS}>
            {t("orders.more")}
          </button>
        )}
        <Link {...useBasketLocation()} className={LINK_CLASS}>
          {t("checkout.changeBasket")}
        </Link>
      </div>
    </div>
  );
}
