import { formatMoney } from "@dasturxon/domain/format";
import { Link } from "react-router";
import { useBasketProgress } from "../../shop/basket/basket-progress.ts";
import { useGroupOfBasket } from "../../shop/basket/group.ts";
import { setLineCount } from "../../shop/basket/basket.ts";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { PauseNote } from "../../shop/menu/pause-note.tsx";
import { usePause } from "../../shop/menu/pauses.ts";
import type { PricedOrder } from "../../shop/basket/priced-basket.ts";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { TotalWithNote } from "./total-with-note.tsx";

const WIDE =
  "flex min-h-13 w-full flex-wrap items-center justify-between gap-x-3 rounded-control px-5 font-bold transition-[scale] duration-(--tap) active:scale-[0.98]";

export interface BasketActionProps {
  priced: PricedOrder;
  /** The lines of the sum stand right above it, with what is not in it yet. */
  isBesideTotal?: boolean;
}

/** The one button of the basket: on to the order, or what has to happen before. */
export function BasketAction({ priced, isBesideTotal = false }: BasketActionProps) {
  const t = useT();
  const { language, currency } = useCurrency();
  const { problems } = priced;
  const progress = useBasketProgress(priced.breakdown);
  const pause = usePause();
  const joined = useGroupOfBasket();
  // A member's basket is the own part of the group's order.
  if (joined && joined.orderingSince === null) {
    return (
      <Link to={`/group/${joined.id}`} className={`${WIDE} justify-center! bg-brand text-on-brand`}>
        {t("group.back")}
      </Link>
    );
  }
  if (pause?.until === null) return <PauseNote pause={pause} />;
  if (problems.size > 0) {
    return (
      <div className="grid gap-2">
        <p role="status" className="text-center text-small text-bad-ink">
          {t("basket.blocked", { count: problems.size })}
        </p>
        <Button
          look="danger"
          size="large"
          isWide
          onClick={() => problems.forEach(({ fits }, key) => setLineCount(key, fits))}
        >
          {t("basket.removeMissing")}
        </Button>
      </div>
    );
  }
  if (progress?.towards === "minimum" || progress?.towards === "quantity") {
    return (
      <Link to="/" className={`${WIDE} justify-center! bg-sunken-2`}>
        {progress.towards === "quantity"
          ? t("progress.quantity", { count: progress.left })
          : t("basket.addMore", { missing: formatMoney(progress.left, language, currency) })}
      </Link>
    );
  }
  return (
    <Link to="/checkout" className={`${WIDE} bg-brand text-on-brand`}>
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
