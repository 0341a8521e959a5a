import { Fragment, Suspense } from "react";
import { useT } from "../../platform/i18n.tsx";
import { SelectableRow } from "../../ui/choice-row.tsx";
import { choosePayment } from "./draft.ts";
import { useOfferedPaymentMethods } from "../../shop/location/offered-payments.ts";
import { PaymentIcon } from "../../shop/location/payment-mark.tsx";
import { useGetPaymentName } from "../../shop/location/payment-name.ts";
import { lazyWhenRendered } from "../../platform/lazy-component.tsx";
import { useCardEntry } from "../../shop/session/cards.ts";
import { groupPaymentMethods } from "./payments.ts";
import type { CheckoutState } from "./use-checkout.ts";

// The rows of saved bank cards are lazy-loaded, because few guests have saved one at this brand. The space of the rows
// is reserved meanwhile.
const CardRows = lazyWhenRendered(() => import("./card-rows.tsx").then((module) => module.CardRows));
const AddCardRow = lazyWhenRendered(() => import("./add-card-row.tsx").then((module) => module.AddCardRow));

export interface PaymentChoiceProps {
  checkout: CheckoutState;
  /** Called after a tap on a method. A choice by an arrow key does not count, because the next key may change it. */
  onTapped(): void;
}

/** Selects the payment method, on receipt or online, from those that the brand offers [CH-6]. */
export function PaymentChoice({ checkout, onTapped }: PaymentChoiceProps) {
  const t = useT();
  const nameOf = useGetPaymentName();
  const { paymentType, cards, cardId } = checkout;
  const offered = useOfferedPaymentMethods();
  const entry = useCardEntry();
  const canAddCard = offered.some(({ type }) => type === entry?.paymentType);
  const groups = groupPaymentMethods(offered);
  // Several online payment methods share one heading, so that the note about them is not repeated.
  const isTitled = groups.some(({ isOnline, payments }) => isOnline && payments.length > 1);
  return (
    <>
      {offered.length === 0 && <p className="text-small text-bad-ink">{t("checkout.noPayments")}</p>}
      <div role="radiogroup" aria-label={t("checkout.pay")}>
        {cards.length > 0 && (
          <Suspense fallback={<div style={{ height: `${cards.length * 3.5}rem` }} />}>
            <CardRows cards={cards} cardId={cardId} onTapped={onTapped} />
          </Suspense>
        )}
        {groups.map(({ isOnline, payments }) => (
          <Fragment key={String(isOnline)}>
            {isOnline && isTitled && <p className="pt-3 text-small text-ink-2">{t("checkout.online")}</p>}
            {payments.map((payment) => (
              <SelectableRow
                key={payment.type}
                name="payment"
                isChosen={payment.type === paymentType && cardId === null}
                onChange={() => choosePayment({ paymentType: payment.type, cardId: null })}
                onTap={onTapped}
                label={nameOf(payment)}
                note={isOnline && !isTitled && t("checkout.payOnline")}
                start={<PaymentIcon type={payment.type} />}
              />
            ))}
          </Fragment>
        ))}
      </div>
      {canAddCard && (
        <Suspense fallback={<div className="h-14" />}>
          <AddCardRow />
        </Suspense>
      )}
    </>
  );
}
