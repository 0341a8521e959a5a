import { calculateFullRefund } from "@dasturxon/domain/tips";
import { formatMoney, formatPhone, joinWithDots } from "@dasturxon/domain/format";
import { isActiveStatus } from "@dasturxon/domain/order-status";
import { findCommonOutOfStockAction } from "@dasturxon/domain/out-of-stock-action";
import { useCurrency, useText } from "../../shop/brand/brand.tsx";
import { useFormatDate } from "../../shop/brand/date-words.ts";
import { useFormatDistance } from "../../shop/brand/distance-text.ts";
import { useJoinByCommas } from "../../shop/brand/listed-words.ts";
import { useT } from "../../platform/i18n.tsx";
import type { Order } from "../../platform/shapes.ts";

/** Maximum number of characters of a value shown beside its label. Longer values are shown below it. */
const MAX_INLINE_VALUE_LENGTH = 28;

/** Renders the details of an order: refunds, receiver and requests. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useT();
  const listedWords = useJoinByCommas();
  const text = useText();
  const dateWords = useFormatDate();
  const distanceText = useFormatDistance();
  const { language, currency } = useCurrency();
  const dotted = (...parts: string[]) => joinWithDots(parts, language);
  const facts: [string, string][] = [];
  const addFact = (label: string, value: string | null) => {
    if (value) facts.push([label, value]);
  };
  addFact(t("order.table"), order.table ? dotted(order.table.number, text(order.table.place)) : null);
  const rest = formatMoney(calculateFullRefund(order, order.partRefunds), language, currency);
  if (order.refundedAt) addFact(t("order.refunded"), dotted(rest, dateWords(order.refundedAt)));
  else if (order.isRefundDue) addFact(t("order.refundReturning"), rest);
  for (const { amount, givenAt } of order.partRefunds) {
    const sum = formatMoney(amount, language, currency);
    if (givenAt) addFact(t("order.partRefunded"), dotted(sum, dateWords(givenAt)));
    else addFact(t("order.partReturning"), sum);
  }
  for (const { paymentType, amount, givenAt } of order.latePayments) {
    const parts = [t(`payment.${paymentType}`), formatMoney(amount, language, currency)];
    if (givenAt) addFact(t("order.lateReturned"), dotted(...parts, dateWords(givenAt)));
    else addFact(t("order.lateReturning"), dotted(...parts));
  }
  addFact(t("order.distance"), order.distance === null ? null : distanceText(order.distance));
  addFact(t("order.deliveredAt"), order.deliveredAt && dateWords(order.deliveredAt));
  addFact(
    t("checkout.changeFrom"),
    order.changeFrom === null ? null : formatMoney(order.changeFrom, language, currency),
  );
  addFact(t("order.receiver"), listedWords([order.receiver.name, formatPhone(order.receiver.phone)]));
  addFact(t("checkout.cutlery"), order.cutlery > 0 ? String(order.cutlery) : null);
  const forCourier = [
    order.isLeaveAtDoor && t("checkout.leaveAtDoor"),
    order.isCallOnArrival && t("checkout.callOnArrival"),
  ];
  addFact(t("order.wishes"), listedWords(forCourier));
  const whenGone = findCommonOutOfStockAction(order.cartItems);
  if (isActiveStatus(order.status) && !order.table)
    addFact(t("missing.title"), whenGone && t(`missing.${whenGone}`));
  addFact(t("checkout.comment"), order.comment);
  addFact(t("checkout.courierComment"), order.courierComment);
  return (
    <section aria-label={t("order.facts")} className="rounded-[20px] on-raised px-4 py-4 lg:px-6">
      <dl className="grid gap-2.5 text-small">
        {facts.map(([label, value]) => (
          <div
            key={`${label}${value}`}
            className={
              value.length > MAX_INLINE_VALUE_LENGTH
                ? "grid gap-0.5"
                : "flex flex-wrap justify-between gap-x-6"
            }
          >
            <dt className="shrink-0 text-ink-2">{label}</dt>
            <dd
              className={`min-w-0 [overflow-wrap:anywhere] ${value.length > MAX_INLINE_VALUE_LENGTH ? "" : "text-end"}`}
            >
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
