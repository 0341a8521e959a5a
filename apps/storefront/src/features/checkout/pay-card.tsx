import { calculateAmountDue } from "@dasturxon/domain/tips";
import { Fragment, Suspense } from "react";
import { useT } from "../../platform/i18n.tsx";
import { ChoiceRow } from "../../ui/choice-row.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Card } from "../../ui/card.tsx";
import { BanknoteChoice } from "./banknote-choice.tsx";
import { changeDraft, choosePayment } from "./draft.ts";
import { useOfferedPaymentMethods } from "../../shop/location/offered-payments.ts";
import { PaymentIcon } from "../../shop/location/payment-mark.tsx";
import { useGetPaymentName } from "../../shop/location/payment-name.ts";
import { lazyWhenRendered } from "../../platform/lazy-component.tsx";
import { useCardEntry } from "../../shop/session/cards.ts";
import { groupPaymentMethods } from "./payments.ts";
import { ReceiptPhone } from "./receipt-phone.tsx";
import type { CheckoutState } from "./use-checkout.ts";

// The rows of saved bank cards are lazy-loaded, because few guests have saved one at this brand. The space of the rows
// is reserved meanwhile.
const CardRows = lazyWhenRendered(() => import("./card-rows.tsx").then((module) => module.CardRows));
const AddCardRow = lazyWhenRendered(() => import("./add-card-row.tsx").then((module) => module.AddCardRow));

/** Selects the payment method, on receipt or online, from those that the brand offers [CH-6]. */
export function PaymentMethodCard({ checkout, isTried }: { checkout: CheckoutState; isTried: boolean }) {
  const t = useT();
  const nameOf = useGetPaymentName();
  const { draft, basics, paymentType, cards, cardId, breakdown, quote } = checkout;
  const offered = useOfferedPaymentMethods();
  const entry = useCardEntry();
  const canAddCard = offered.some(({ type }) => type === entry?.paymentType);
  const chosen = offered.find(({ type }) => type === paymentType);
  const groups = groupPaymentMethods(offered);
  // Several online payment methods share one heading, so that the same note is not repeated.
  const isTitled = groups.some(({ isOnline, payments }) => isOnline && payments.length > 1);
  const nameOfChosen = chosen ? nameOf(chosen) : "";
  return (
    <Card id="checkout-pay" title={t("checkout.pay")}>
      {offered.length === 0 && <p className="text-small text-bad-ink">{t("checkout.noPayments")}</p>}
      <div role="radiogroup" aria-label={t("checkout.pay")} className="-mt-2">
        {cards.length > 0 && (
          <Suspense fallback={<div style={{ height: `${cards.length * 3.5}rem` }} />}>
            <CardRows cards={cards} cardId={cardId} />
          </Suspense>
        )}
        {groups.map(({ isOnline, payments }) => (
          <Fragment key={String(isOnline)}>
            {isOnline && isTitled && <p className="pt-3 text-small text-ink-2">{t("checkout.online")}</p>}
            {payments.map((payment) => (
              <ChoiceRow
                key={payment.type}
                name="payment"
                isChosen={payment.type === paymentType && cardId === null}
                onChange={() => choosePayment({ paymentType: payment.type, cardId: null })}
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
      {quote?.isPaymentSilent && cardId === null && (
        <p role="status" className="rounded-xl bg-warn-soft px-3 py-2 text-small text-ink">
          {t("checkout.paymentSilent", { name: nameOfChosen })}
        </p>
      )}
      {paymentType === "CASH" && !basics?.tableId && (
        <BanknoteChoice total={calculateAmountDue(breakdown)} chosen={draft.changeFrom} />
      )}
      <Switch
        isOn={draft.isReceiptWanted}
        onChange={(isReceiptWanted) => changeDraft({ isReceiptWanted })}
        label={t("checkout.receipt")}
        note={t("checkout.receiptNote")}
      />
      {draft.isReceiptWanted && <ReceiptPhone draft={draft} isTried={isTried} />}
    </Card>
  );
}
