import { formatMoney } from "@dasturxon/domain/format";
import { Link } from "react-router";
import { useBasketProgress } from "../../shop/basket/basket-progress.ts";
import { useBasketGroup } from "../../shop/basket/group.ts";
import { setBasketLineCount } from "../../shop/basket/basket.ts";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useOpenBasketLine } from "../../shop/menu/open-product.ts";
import { PauseNote } from "../../shop/menu/pause-note.tsx";
import { useBranchPause } from "../../shop/menu/pauses.ts";
import type { LineProblem } from "../../shop/basket/line-problems.ts";
import type { PricedOrder } from "../../shop/basket/priced-basket.ts";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { TotalWithNote } from "./total-with-note.tsx";

const WIDE_BUTTON_CLASS =
  "flex min-h-13 w-full flex-wrap items-center justify-between gap-x-3 rounded-control px-5 font-bold transition-[scale] duration-(--tap) active:scale-[0.98]";

export interface BasketMainButtonProps {
  priced: PricedOrder;
  /**
   * Whether the price breakdown is shown directly above the button, including prices that are not known yet. The button
   * then shows only the total.
   */
  isBesideTotal?: boolean;
}

/** Renders the basket's main button: proceeds to the checkout, or resolves a problem first. */
export function BasketMainButton({ priced, isBesideTotal = false }: BasketMainButtonProps) {
  const t = useT();
  const { language, currency } = useCurrency();
  const { problems } = priced;
  const progress = useBasketProgress(priced.breakdown);
  const pause = useBranchPause();
  const joined = useBasketGroup();
  // A member does not order their own part of a group order, so the button leads to the group.
  if (joined && joined.orderingSince === null) {
    return (
      <Link
        to={`/group/${joined.id}`}
        className={`${WIDE_BUTTON_CLASS} justify-center! bg-brand text-on-brand`}
      >
        {t("group.back")}
      </Link>
    );
  }
  if (pause?.until === null) return <PauseNote pause={pause} />;
  const [problem] = problems;
  if (problem) return <FixProblemButton problem={problem} missing={findUnavailableLines(problems)} />;
  if (progress?.towards === "minimum" || progress?.towards === "quantity") {
    return (
      <Link to="/" className={`${WIDE_BUTTON_CLASS} justify-center! bg-sunken-2`}>
        {progress.towards === "quantity"
          ? t("progress.quantity", { count: progress.left })
          : t("basket.addMore", { missing: formatMoney(progress.left, language, currency) })}
      </Link>
    );
  }
  return (
    <Link to="/checkout" className={`${WIDE_BUTTON_CLASS} bg-brand text-on-brand`}>
      <span className="flex-1">{t("basket.checkout")}</span>
      {isBesideTotal ? (
        <Price amount={priced.breakdown.totalPrice} language={language} currency={currency} />
      ) : (
        <TotalWithNote
          total={priced.breakdown.totalPrice}
          isDeliveryUnknown={priced.delivery.state === "unknown"}
        />
      )}
    </Link>
  );
}

interface FixProblemButtonProps {
  problem: [key: string, LineProblem];
  /** Basket lines that cannot be made available, with the count that can be ordered. */
  missing: [key: string, fits: number][];
}

/**
 * Renders a button that removes unavailable products in one tap. If there are none, the button resolves the first
 * problem that a change of the line can solve.
 */
function FixProblemButton({ problem: [key, { text, least, isOfChoices }], missing }: FixProblemButtonProps) {
  const t = useT();
  const openLine = useOpenBasketLine();
  const isMissing = missing.length > 0;
  const fixProblem = () => {
    if (isMissing) missing.forEach(([each, fits]) => setBasketLineCount(each, fits));
    else if (least !== undefined) setBasketLineCount(key, least);
    else openLine(key);
  };
  return (
    <div className="grid gap-2">
      <p role="status" className="text-center text-small text-bad-ink">
        {isMissing ? t("basket.blocked", { count: missing.length }) : text}
      </p>
      <Button look={isMissing ? "danger" : "brand"} size="large" isWide onClick={fixProblem}>
        {t(isMissing ? "basket.removeMissing" : isOfChoices ? "basket.chooseAnew" : "basket.change")}
      </Button>
    </div>
  );
}

function findUnavailableLines(problems: ReadonlyMap<string, LineProblem>): FixProblemButtonProps["missing"] {
  return [...problems].flatMap(([key, { fits, isOfChoices, least }]) =>
    isOfChoices || least !== undefined ? [] : [[key, fits] satisfies [string, number]],
  );
}
