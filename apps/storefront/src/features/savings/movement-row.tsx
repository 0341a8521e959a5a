import { clsx } from "clsx";
import { Link } from "react-router";
import type { CashbackMovement } from "@dasturxon/contract";
import { useT } from "../../platform/i18n.tsx";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useFormatDate } from "../../shop/brand/date-words.ts";
import { Price } from "../../ui/price.tsx";

/** Renders a cashback movement: its kind, order, date and amount. */
export function MovementRow({ movement }: { movement: CashbackMovement }) {
  const t = useT();
  const money = useCurrency();
  const dateWords = useFormatDate();
  const { kind, amount, orderId, orderNumber, createdDate } = movement;
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="min-w-0 flex-1">
        <span className="block text-card font-medium">{t(`cashback.kind.${kind}`)}</span>
        <span className="block text-caption text-ink-3">
          {dateWords(createdDate)}
          {orderId && orderNumber !== null && (
            <>
              {" · "}
              <Link to={`/profile/orders/${orderId}`} className="touch underline underline-offset-2">
                {t("order.title", { number: orderNumber })}
              </Link>
            </>
          )}
        </span>
      </span>
      <Price
        amount={Math.abs(amount)}
        sign={amount < 0 ? "−" : "+"}
        {...money}
        className={clsx("shrink-0", amount > 0 && "text-good-ink")}
      />
    </li>
  );
}
