import type { BoardOrder } from "@dasturxon/contract";
import { formatDay } from "@dasturxon/domain/format";
import { formatTimeSpan } from "@dasturxon/domain/time-span";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { Text } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { formatClockTime } from "../../platform/clock-time.ts";
import {
  getOrderUrgency,
  getOrderEndInstant,
  isNewOrder,
  countMinutesUntilDue,
  countMinutesWaited,
} from "./columns.ts";

/**
 * Shows the minutes that a new order has waited, or that another active order has left or is late. A finished order
 * shows the time when it ended. A scheduled order shows the requested time or time window, with the day if it is not
 * today. [EN-7]
 */
export function OrderTime({ order, now }: { order: BoardOrder; now: Date }) {
  const t = useT();
  const { language } = useLanguage();
  const { timeZone } = useSignedInStaff().merchant;
  const age = getOrderUrgency(order, now);
  if (age === "over")
    return <OrderTimeText>{formatClockTime(getOrderEndInstant(order), timeZone)}</OrderTimeText>;
  if (order.status === "AT_TIME" && order.deliveryAt) {
    const span = formatTimeSpan(order.deliveryAt, order.deliveryUntil, timeZone);
    const isToday = dayFromInstant(order.deliveryAt, timeZone) === dayFromInstant(now, timeZone);
    return (
      <OrderTimeText>
        {isToday ? span : `${formatDay(order.deliveryAt, { timeZone, language, now })} ${span}`}
      </OrderTimeText>
    );
  }
  const left = countMinutesUntilDue(order, now);
  return (
    <OrderTimeText isLate={age === "bad"}>
      {isNewOrder(order)
        ? t("time.waited", { minutes: countMinutesWaited(order, now) })
        : left >= 0
          ? t("time.left", { minutes: left })
          : t("time.late", { minutes: -left })}
    </OrderTimeText>
  );
}

function OrderTimeText({ isLate = false, children }: { isLate?: boolean; children: string }) {
  return (
    <Text component="span" c={isLate ? "red" : undefined} fw={700} fz={18} style={{ whiteSpace: "nowrap" }}>
      {children}
    </Text>
  );
}
