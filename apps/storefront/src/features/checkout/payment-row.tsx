import { useT } from "../../platform/i18n.tsx";
import { useOfferedPaymentMethods } from "../../shop/location/offered-payments.ts";
import { PaymentIcon } from "../../shop/location/payment-mark.tsx";
import { useGetPaymentName } from "../../shop/location/payment-name.ts";
import { formatCardEnding } from "../../shop/session/cards.ts";
import type { CheckoutState } from "./use-checkout.ts";

export interface PaymentRowProps {
  checkout: CheckoutState;
  onOpen(): void;
}

/** Shows the payment method beside the button that places the order. A tap opens the other methods [CH-6]. */
export function PaymentRow({ checkout, onOpen }: PaymentRowProps) {
  const t = useT();
  const nameOf = useGetPaymentName();
  const { paymentType, cards, cardId, quote } = checkout;
  const chosen = useOfferedPaymentMethods().find(({ type }) => type === paymentType);
  if (!chosen) return <p className="text-small text-bad-ink">{t("checkout.noPayments")}</p>;
  const card = cards.find(({ id }) => id === cardId);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="flex min-h-11 w-full items-center gap-3 text-start"
      >
        <PaymentIcon type={chosen.type} isSmall />
        <span className="min-w-0 flex-1 truncate text-body font-bold">
          <span className="sr-only">{t("checkout.pay")}: </span>
          <bdi>{card ? formatCardEnding(card.mask) : nameOf(chosen)}</bdi>
        </span>
        <span className="shrink-0 text-small font-bold text-brand-ink">{t("basket.change")}</span>
      </button>
      {quote?.isPaymentSilent && !card && (
        <p role="status" className="rounded-xl bg-warn-soft px-3 py-2 text-small text-ink">
          {t("checkout.paymentSilent", { name: nameOf(chosen) })}
        </p>
      )}
    </>
  );
}
