import type { BoardOrder } from "@dasturxon/contract";
import { formatPromisedTime, formatTimeSpan } from "@dasturxon/domain/time-span";
import { Text } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { formatClockTime } from "../../platform/clock-time.ts";
import {
  getOrderUrgency,
  getOrderEndInstant,
  isNewOrder,
  countMinutesUntilDue,
  countMinutesSinceOrder,
} from "./columns.ts";
import { useFormatTimeWithDay } from "./time-with-day.ts";

/** Minutes left above which an accepted order shows its promised time instead of the minutes. */
const MAX_COUNTED_MINUTES = 120;

/**
 * Shows the minutes that a new order has waited, or that another active order has left or is late. A finished order
 * shows the time when it ended. A scheduled order shows the requested time or time window, with the day if it is not
 * today, and after acceptance the promised one while it is hours away. [EN-7]
 */
export function OrderTime({ order, now }: { order: BoardOrder; now: Date }) {
  const t = useTranslate();
  const formatTimeWithDay = useFormatTimeWithDay();
  const { timeZone } = useSignedInStaff().merchant;
  const age = getOrderUrgency(order, now);
  if (age === "over")
    return <OrderTimeText>{formatClockTime(getOrderEndInstant(order), timeZone)}</OrderTimeText>;
  if (order.status === "AT_TIME" && order.deliveryAt) {
    const span = formatTimeSpan(order.deliveryAt, order.deliveryUntil, timeZone);
    return <OrderTimeText>{formatTimeWithDay(order.deliveryAt, span, now)}</OrderTimeText>;
  }
  const left = countMinutesUntilDue(order, now);
  const { promisedAt } = order;
  if (!isNewOrder(order) && promisedAt !== null && left > MAX_COUNTED_MINUTES) {
    const time = formatPromisedTime({ ...order, promisedAt }, timeZone);
    return <OrderTimeText>{formatTimeWithDay(promisedAt, time, now)}</OrderTimeText>;
  }
  return (
    <OrderTimeText isLate={age === "bad"}>
      {isNewOrder(order)
        ? t("time.waited", { minutes: countMinutesSinceOrder(order, now) })
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
