import { ShoppingBag } from "lucide-react";
import { Link } from "react-router";
import { useBasket } from "../../platform/basket.ts";
import { useBasketProgress } from "../../platform/basket-progress.ts";
import { useCurrency } from "../../platform/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useLineProblems } from "../../platform/line-problems.ts";
import { usePricedBasket } from "../../platform/priced-basket.ts";
import { Price } from "../../ui/price.tsx";
import { BasketLineRow } from "./basket-line.tsx";
import { ProgressNote } from "./progress-note.tsx";

/** The basket beside the menu from 1024 px; always there, also when it is empty. */
export function BasketColumn() {
  const t = useT();
  const currency = useCurrency();
  const { lines } = useBasket();
  const priced = usePricedBasket();
  const progress = useBasketProgress(priced);
  const problems = useLineProblems();
  return (
    <aside
      aria-label={t("basket.title")}
      className="sticky top-[88px] hidden max-h-[calc(100dvh-112px)] self-start overflow-hidden rounded-sheet bg-sunken lg:flex lg:flex-col"
    >
      <h2 className="px-5 pt-5 pb-2 text-section font-bold">{t("basket.title")}</h2>
      {lines.length === 0 ? (
        <div className="grid justify-items-center gap-3 px-6 pt-8 pb-14 text-center">
          <span className="grid size-20 place-items-center rounded-full bg-surface text-ink-3">
            <ShoppingBag size={32} strokeWidth={1.5} aria-hidden />
          </span>
          <p className="text-small text-balance text-ink-2">{t("basket.emptyHint")}</p>
        </div>
      ) : (
        <>
          <ul className="min-h-0 flex-1 overflow-y-auto px-5">
            {lines.map((line, at) => (
              <BasketLineRow
                key={line.key}
                line={line}
                total={priced.lines[at]?.total ?? 0}
                problem={problems.get(line.key)}
                isSmall
              />
            ))}
          </ul>
          <div className="grid gap-3 px-5 pt-3 pb-5">
            <ProgressNote progress={progress} />
            <Link
              to="/basket"
              className="flex min-h-13 items-center justify-between rounded-control bg-brand px-5 font-bold text-on-brand transition-[scale] duration-(--tap) active:scale-[0.98]"
            >
              <span>{t("basket.go")}</span>
              <Price sum={priced.totalProductPrice} {...currency} />
            </Link>
          </div>
        </>
      )}
    </aside>
  );
}
