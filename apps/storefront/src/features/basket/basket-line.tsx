import { X } from "lucide-react";
import { formatNumber } from "@dasturxon/domain/format";
import { clsx } from "clsx";
import type { BasketLine } from "../../shop/basket/basket.ts";
import { useQuantityTexts } from "../../shop/basket/count-text.ts";
import { useCurrency, useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useOpenBasketLine } from "../../shop/menu/open-product.ts";
import { getProductIcon } from "../../shop/menu/product-mark.ts";
import type { LineProblem } from "../../shop/basket/line-problems.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { DottedTexts } from "../../ui/dotted-texts.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { useSetBasketLineCount } from "./remove-line.ts";

export interface BasketLineRowProps {
  line: BasketLine;
  /** Price of the whole line in soʻm, and the price before its discount. */
  total: number;
  oldTotal?: number;
  /** Reason why the line cannot be ordered as it is [MN-7]. */
  problem?: LineProblem | undefined;
  /** Whether the row is compact, for the column beside the menu. */
  isSmall?: boolean;
}

/**
 * Renders a row of the basket: picture, name and modifications (a tap changes them), count, price and a remove button.
 */
export function BasketLineRow({ line, total, oldTotal, problem, isSmall = false }: BasketLineRowProps) {
  const t = useT();
  const text = useText();
  const currency = useCurrency();
  const counts = useQuantityTexts();
  const change = useSetBasketLineCount(line);
  const openLine = useOpenBasketLine();
  const name = text(line.name);
  const picture = isSmall ? 56 : 64;
  const isToChoose = problem?.isOfChoices === true;
  const isGone = problem?.fits === 0 && !isToChoose;
  const choices = line.modifications.map(
    (each) => text(each.name) + (each.count > 1 ? ` × ${each.count}` : ""),
  );
  const words = (
    <>
      <span
        className={clsx(
          "own-words line-clamp-2 font-medium",
          isSmall ? "text-small" : "text-card",
          isGone && "text-ink-3",
        )}
      >
        {name}
      </span>
      {line.modifications.length > 0 && (
        <span className="mt-0.5 line-clamp-3 text-caption text-ink-3">
          <DottedTexts texts={choices} />
        </span>
      )}
    </>
  );
  return (
    <li className={clsx("flex gap-3", isSmall ? "py-3" : "py-3.5")}>
      <Picture
        image={line.image}
        mark={getProductIcon(line.productId)}
        ground={line.imageGround}
        alt=""
        width={picture}
        height={picture}
        sizes={`${picture}px`}
        className={clsx(
          "shrink-0 self-start rounded-[14px]",
          isSmall ? "size-14" : "size-16",
          isGone && "opacity-45",
        )}
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-1">
          {line.modifications.length > 0 && !isGone ? (
            <button type="button" className="min-w-0 flex-1 text-start" onClick={() => openLine(line.key)}>
              {words}
              <span className="text-caption font-medium text-accent">{t("basket.change")}</span>
            </button>
          ) : (
            <div className="min-w-0 flex-1">{words}</div>
          )}
          <IconButton
            label={t("basket.remove", { name })}
            onClick={() => change(0)}
            className="-me-3 -mt-2.5 text-ink-3!"
          >
            <X size={18} aria-hidden />
          </IconButton>
        </div>
        {problem && <p className="mt-1.5 text-small font-medium text-bad-ink">{problem.text}</p>}
        {isToChoose && (
          <Button
            look="quiet"
            className="mt-2"
            aria-label={`${t("basket.chooseAnew")}: ${name}`}
            onClick={() => openLine(line.key)}
          >
            {t("basket.chooseAnew")}
          </Button>
        )}
        {!isGone && !isToChoose && (
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
            <span className={isSmall ? "[&>span]:bg-surface" : undefined}>
              <Stepper
                count={line.count}
                shown={counts.weight(line)}
                max={problem ? problem.fits : line.limit}
                onChange={change}
                labels={{ less: t("stepper.less", { name }), more: t("stepper.more", { name }) }}
              />
            </span>
            <span className="grid justify-items-end">
              <Price amount={total} {...currency} className={isSmall ? "text-small" : "text-body"} />
              {!isSmall && oldTotal !== undefined && oldTotal > total && (
                <s className="text-caption text-ink-3">{formatNumber(oldTotal, currency.language)}</s>
              )}
            </span>
          </div>
        )}
      </div>
    </li>
  );
}
