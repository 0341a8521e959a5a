import { Suspense } from "react";
import { Clock3, TriangleAlert } from "lucide-react";
import { formatMoney } from "@dasturxon/domain/format";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { lateWhenDrawn } from "../../platform/late.tsx";
import { usePanel } from "../../platform/panel.ts";
import type { Order } from "../../platform/shapes.ts";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { useOfferedPayments } from "../../shop/location/offered-payments.ts";
import { PaymentMark } from "../../shop/location/payment-mark.tsx";
import { usePaymentName } from "../../shop/location/payment-name.ts";
import { CardMark } from "../../shop/session/card-mark.tsx";
import { endOf, useAreCardsKnown, useSavedCards } from "../../shop/session/cards.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceRow } from "../../ui/choice-row.tsx";
import { QuestionSheet } from "../../ui/question-sheet.tsx";
import type { OrderState } from "./use-order.ts";
import { usePayment } from "./use-payment.ts";
import { minutesText, useSecondsLeft } from "./use-seconds-left.ts";

const PayCode = lateWhenDrawn(() => import("./pay-code.tsx").then((module) => module.PayCode));
const SendBill = lateWhenDrawn(() => import("./send-bill.tsx").then((module) => module.SendBill));

/** Renders the payment of an unpaid online order: the remaining time, the pay button, and other payment methods. */
export function UnpaidCard({ order, state }: { order: Order; state: OrderState }) {
  const t = useT();
  const nameOf = usePaymentName();
  const errorText = useErrorText();
  const panel = usePanel("pay-another-way");
  const { language, currency } = useCurrency();
  const payment = usePayment(order, state);
  const { checkout, error, isLeaving, isAwaited, isReturned, pay, payBySavedCard, payAnotherWay } = payment;
  const number = checkout?.number;
  const method = t(`payment.${order.paymentType}`);
  const left = useSecondsLeft(checkout?.expiresAt ?? null);
  const offered = useOfferedPayments();
  const others = offered.filter(({ type }) => type !== order.paymentType);
  const saved = useSavedCards();
  const cards = saved.filter(({ paymentType }) => offered.some(({ type }) => type === paymentType));
  const card = cards.find(({ paymentType }) => paymentType === order.paymentType);
  const sum = formatMoney(order.totalPrice, language, currency);
  const isTimerAwaited = checkout ? checkout.expiresAt !== null : !error;
  // Avoids a layout shift under the finger, because a saved card's button or a payment number may be inserted above.
  const isReady = useAreCardsKnown() && (checkout !== null || error !== null);
  const isSilent = error?.code === "payment_not_answering";
  const canChange = others.length > 0 || cards.length > (card ? 1 : 0);
  return (
    <div className="grid gap-3">
      {left === null && isTimerAwaited && (
        // Placeholder for the countdown, to avoid a layout shift. A button that moves between mousedown and mouseup
        // gets no click event.
        <p aria-hidden className="text-small">
          {"\u00A0"}
        </p>
      )}
      {left !== null && (
        <p role="timer" className="flex items-center gap-2 text-small text-ink-2">
          <Clock3 size={18} aria-hidden className="shrink-0" />
          {left > 0 ? t("order.payTimeLeft", { time: minutesText(left) }) : t("order.payTimeOver")}
        </p>
      )}
      {error && (
        <p
          role="alert"
          className="flex gap-3 rounded-control bg-warn-soft px-3.5 py-3 text-small text-warn-ink"
        >
          <TriangleAlert size={20} aria-hidden className="shrink-0" />
          {errorText(error)}
        </p>
      )}
      {isReturned && !error && !isLeaving && left !== 0 && (
        <p
          role="status"
          className="flex gap-3 rounded-control bg-warn-soft px-3.5 py-3 text-small text-warn-ink"
        >
          <TriangleAlert size={20} aria-hidden className="shrink-0" />
          {t("order.notPaidYet")}
        </p>
      )}
      {number && left !== 0 && (
        <p className="grid gap-1 rounded-control bg-sunken px-3.5 py-3 text-center">
          <span className="text-small text-ink-2">{t("order.payNumber", { name: method })}</span>
          <bdi className="text-title font-bold tabular-nums select-all">{number}</bdi>
        </p>
      )}
      {isAwaited && (
        <p role="status" className="rounded-control bg-sunken px-3.5 py-3 text-small text-ink-2">
          {t("order.cardAwaited")}
        </p>
      )}
      {card && (
        <Button
          size="large"
          isWide
          isBusy={isLeaving}
          disabled={left === 0}
          onClick={() => void payBySavedCard(card)}
        >
          {t("order.pay", { sum, name: endOf(card.mask).replace(" ", "\u00A0") })}
        </Button>
      )}
      {(!number || checkout?.url) && (
        <Button
          look={card || isSilent ? "quiet" : "brand"}
          size="large"
          isWide
          isBusy={isLeaving}
          disabled={left === 0 || !isReady}
          onClick={() => void pay()}
        >
          {t("order.pay", { sum, name: method })}
        </Button>
      )}
      {canChange && left !== 0 && (
        <Button look={isSilent ? "brand" : "quiet"} isWide onClick={panel.open}>
          {t("order.payAnotherWay")}
        </Button>
      )}
      {/* Lazy-loaded below the buttons, which must not move. */}
      {checkout?.url && left !== 0 && (
        <Suspense>
          <PayCode url={checkout.url} name={method} />
        </Suspense>
      )}
      {checkout?.sendsBill && left !== 0 && (
        <Suspense>
          <SendBill orderId={order.id} name={method} onSent={state.reload} />
        </Suspense>
      )}
      <QuestionSheet
        isOpen={panel.isOpen}
        onClose={panel.close}
        title={t("order.payAnotherWay")}
        closeLabel={t("action.close")}
        answers={
          <Button look="quiet" size="large" isWide onClick={panel.close}>
            {t("action.close")}
          </Button>
        }
      >
        <div role="radiogroup" aria-label={t("order.payAnotherWay")} className="divide-y divide-line">
          {cards
            .filter((each) => each !== card)
            .map((each) => (
              <ChoiceRow
                key={each.id}
                name="other-payment"
                isChosen={false}
                onChange={() => {
                  panel.close();
                  void payBySavedCard(each);
                }}
                start={
                  <span className="grid w-10 justify-items-center">
                    <CardMark brand={each.brand} />
                  </span>
                }
                label={<bdi dir="ltr">{endOf(each.mask)}</bdi>}
              />
            ))}
          {others.map(({ type, name }) => (
            <ChoiceRow
              key={type}
              name="other-payment"
              isChosen={false}
              onChange={() => {
                panel.close();
                void payAnotherWay(type);
              }}
              start={<PaymentMark type={type} />}
              label={nameOf({ type, name })}
            />
          ))}
        </div>
      </QuestionSheet>
    </div>
  );
}
