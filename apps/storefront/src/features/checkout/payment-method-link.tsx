import { useT } from "../../platform/i18n.tsx";
import { useOfferedPaymentMethods } from "../../shop/location/offered-payments.ts";
import { PaymentIcon } from "../../shop/location/payment-mark.tsx";
import { useGetPaymentName } from "../../shop/location/payment-name.ts";
import { formatCardEnding } from "../../shop/session/cards.ts";
import { focusCard } from "../../ui/card.tsx";
import type { CheckoutState } from "./use-checkout.ts";

/** Shows the payment method beside the button that places the order. A tap leads to the other methods [CH-6]. */
export function PaymentMethodLink({ checkout: { paymentType, cards, cardId } }: { checkout: CheckoutState }) {
  const t = useT();
  const nameOf = useGetPaymentName();
  const chosen = useOfferedPaymentMethods().find(({ type }) => type === paymentType);
  if (!chosen) return null;
  const card = cards.find(({ id }) => id === cardId);
  return (
    <button
      type="button"
      onClick={() => focusCard("checkout-pay")}
      className="touch flex min-h-8 w-full items-center gap-2 text-start text-small"
    >
      <PaymentIcon type={chosen.type} isSmall />
      <span className="min-w-0 flex-1 truncate">
        {t("checkout.pay")}: <bdi>{card ? formatCardEnding(card.mask) : nameOf(chosen)}</bdi>
      </span>
      <span className="font-medium text-accent">{t("basket.change")}</span>
    </button>
  );
}
