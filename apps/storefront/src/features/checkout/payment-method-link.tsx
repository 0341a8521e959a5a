import { useT } from "../../platform/i18n.tsx";
import { useOfferedPayments } from "../../shop/location/offered-payments.ts";
import { PaymentMark } from "../../shop/location/payment-mark.tsx";
import { usePaymentName } from "../../shop/location/payment-name.ts";
import { endOf } from "../../shop/session/cards.ts";
import { showCard } from "../../ui/card.tsx";
import type { Checkout } from "./use-checkout.ts";

/** Shows the payment method beside the button that places the order. A tap leads to the other methods [CH-6]. */
export function PaymentMethodLink({ checkout: { paymentType, cards, cardId } }: { checkout: Checkout }) {
  const t = useT();
  const nameOf = usePaymentName();
  const chosen = useOfferedPayments().find(({ type }) => type === paymentType);
  if (!chosen) return null;
  const card = cards.find(({ id }) => id === cardId);
  return (
    <button
      type="button"
      onClick={() => showCard("checkout-pay")}
      className="touch flex min-h-8 w-full items-center gap-2 text-start text-small"
    >
      <PaymentMark type={chosen.type} isSmall />
      <span className="min-w-0 flex-1 truncate">
        {t("checkout.pay")}: <bdi>{card ? endOf(card.mask) : nameOf(chosen)}</bdi>
      </span>
      <span className="font-medium text-accent">{t("basket.change")}</span>
    </button>
  );
}
