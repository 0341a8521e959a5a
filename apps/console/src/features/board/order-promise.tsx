import type { BoardOrder } from "@dasturxon/contract";
import { Text } from "@mantine/core";
import { useStaff } from "../../platform/session.tsx";
import { useT } from "../../platform/use-language.tsx";
import { clockSpan, clockTime } from "../../platform/clock-time.ts";

/** How the promised time comes about: `20 oshxona + 25 yoʻl = 07:55`. */
export function OrderPromise({ order }: { order: BoardOrder }) {
  const t = useT();
  const { timeZone } = useStaff().merchant;
  const { deliveryAt, deliveryUntil, promisedAt } = order;
  if (promisedAt === null) return null;
  // While the end of the span is what is promised, the whole span says more.
  const from = deliveryAt !== null && promisedAt === deliveryUntil ? deliveryAt : null;
  const values = {
    kitchen: order.cookingTime,
    road: order.roadMinutes,
    time: from ? clockSpan(from, promisedAt, timeZone) : clockTime(promisedAt, timeZone),
  };
  return <Text c="dimmed">{t(order.roadMinutes > 0 ? "promise.delivery" : "promise.kitchen", values)}</Text>;
}
