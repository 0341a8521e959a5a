import { Clock3, TriangleAlert } from "lucide-react";
import { formatMoney } from "@dasturxon/domain/format";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { usePanel } from "../../platform/panel.ts";
import type { Order } from "../../platform/shapes.ts";
import { useCurrency, useText } from "../../shop/brand/brand.tsx";
import { useOfferedPayments } from "../../shop/location/offered-payments.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceRow } from "../../ui/choice-row.tsx";
import { QuestionSheet } from "../../ui/question-sheet.tsx";
import type { OrderState } from "./use-order.ts";
import { usePayment } from "./use-payment.ts";
import { minutesText, useSecondsLeft } from "./use-seconds-left.ts";

/** While nothing came for an order that is paid online: how long it waits, the way to pay and to pay another way. */
export function UnpaidCard({ order, state }: { order: Order; state: OrderState }) {
  const t = useT();
  const text = useText();
  const errorText = useErrorText();
  const panel = usePanel("pay-another-way");
  const { language, currency } = useCurrency();
  const { checkout, error, isLeaving, pay, payAnotherWay } = usePayment(order, state);
  const number = checkout?.number;
  const method = t(`payment.${order.paymentType}`);
  const left = useSecondsLeft(checkout?.expiresAt ?? null);
  const others = useOfferedPayments().filter(({ type }) => type !== order.paymentType);
  return (
    <div className="grid gap-3">
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
      {number && left !== 0 && (
        <p className="grid gap-1 rounded-control bg-sunken px-3.5 py-3 text-center">
          <span className="text-small text-ink-2">{t("order.payNumber", { name: method })}</span>
          <bdi className="text-title font-bold tabular-nums select-all">{number}</bdi>
        </p>
      )}
      {(!number || checkout?.url) && (
        <Button size="large" isWide isBusy={isLeaving} disabled={left === 0} onClick={() => void pay()}>
          {t("order.pay", { sum: formatMoney(order.totalPrice, language, currency), name: method })}
        </Button>
      )}
      {others.length > 0 && left !== 0 && (
        <Button look="quiet" isWide onClick={panel.open}>
          {t("order.payAnotherWay")}
        </Button>
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
          {others.map(({ type, name }) => (
            <ChoiceRow
              key={type}
              name="other-payment"
              isChosen={false}
              onChange={() => {
                panel.close();
                void payAnotherWay(type);
              }}
              label={text(name) || t(`payment.${type}`)}
            />
          ))}
        </div>
      </QuestionSheet>
    </div>
  );
}
