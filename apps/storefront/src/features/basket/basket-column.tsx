import { ShoppingBag } from "lucide-react";
import { Link } from "react-router";
import { setLineCount, useBasket } from "../../platform/basket.ts";
import type { BasketLine } from "../../platform/basket.ts";
import { useBasketProgress } from "../../platform/basket-progress.ts";
import { useCurrency, useText } from "../../platform/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { usePricedBasket } from "../../platform/priced-basket.ts";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { ProgressNote } from "./progress-note.tsx";

/** The basket beside the menu from 1024 px; always there, also when it is empty. */
export function BasketColumn() {
  const t = useT();
  const currency = useCurrency();
  const { lines } = useBasket();
  const priced = usePricedBasket();
  const progress = useBasketProgress(priced);
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
          <p className="text-small text-ink-2">{t("basket.emptyHint")}</p>
        </div>
      ) : (
        <>
          <ul className="min-h-0 flex-1 overflow-y-auto px-5">
            {lines.map((line, at) => (
              <Line key={line.key} line={line} sum={priced.lines[at]?.total ?? 0} />
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

function Line({ line, sum }: { line: BasketLine; sum: number }) {
  const t = useT();
  const text = useText();
  const currency = useCurrency();
  const name = text(line.name);
  return (
    <li className="flex gap-3 py-3">
      <Picture
        image={line.image}
        ground={line.imageGround}
        alt=""
        width={56}
        height={56}
        sizes="56px"
        className="size-14 shrink-0 rounded-[12px]"
      />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-small font-medium">{name}</p>
        {line.modifications.length > 0 && (
          <p className="line-clamp-2 text-caption text-ink-3">
            {line.modifications
              .map((each) => text(each.name) + (each.count > 1 ? ` × ${each.count}` : ""))
              .join(", ")}
          </p>
        )}
        <div className="mt-1.5 flex items-center justify-between gap-2">
          <span className="[&>span]:bg-surface">
            <Stepper
              count={line.count}
              max={line.limit}
              onChange={(count) => setLineCount(line.key, count)}
              labels={{ less: t("stepper.less", { name }), more: t("stepper.more", { name }) }}
            />
          </span>
          <Price sum={sum} {...currency} className="text-small" />
        </div>
      </div>
    </li>
  );
}
