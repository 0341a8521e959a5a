import type { BoardOrder } from "@dasturxon/contract";
import { formatDay } from "@dasturxon/domain/format";
import { spanText } from "@dasturxon/domain/time-span";
import { dayOf } from "@dasturxon/domain/time-zone";
import { Text } from "@mantine/core";
import { useStaff } from "../../platform/session.tsx";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { clockTime } from "../../platform/clock-time.ts";
import { ageOf, endOf, isNew, minutesLeft, minutesWaited } from "./columns.ts";

/**
 * Minutes that a new order has waited, and that other orders have left or are late. Finished orders show their time,
 * scheduled orders the requested time or time window, with the day if it is not today. [EN-7]
 */
export function OrderTime({ order, now }: { order: BoardOrder; now: Date }) {
  const t = useT();
  const { language } = useLanguage();
  const { timeZone } = useStaff().merchant;
  const age = ageOf(order, now);
  if (age === "over") return <Time>{clockTime(endOf(order), timeZone)}</Time>;
  if (order.status === "AT_TIME" && order.deliveryAt) {
    const span = spanText(order.deliveryAt, order.deliveryUntil, timeZone);
    const isToday = dayOf(order.deliveryAt, timeZone) === dayOf(now, timeZone);
    return (
      <Time>{isToday ? span : `${formatDay(order.deliveryAt, { timeZone, language, now })} ${span}`}</Time>
    );
  }
  const left = minutesLeft(order, now);
  return (
    <Time isLate={age === "bad"}>
      {isNew(order)
        ? t("time.waited", { minutes: minutesWaited(order, now) })
        : left >= 0
          ? t("time.left", { minutes: left })
          : t("time.late", { minutes: -left })}
    </Time>
  );
}

function Time({ isLate = false, children }: { isLate?: boolean; children: string }) {
  return (
    <Text component="span" c={isLate ? "red" : undefined} fw={700} fz={18} style={{ whiteSpace: "nowrap" }}>
      {children}
    </Text>
  );
}
