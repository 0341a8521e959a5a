import type { BoardOrder } from "@dasturxon/contract";
import { formatPromisedTime } from "@dasturxon/domain/time-span";
import { Text } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";

/**
 * Breakdown of the promised time into minutes in the kitchen and on the way, `20 oshxona + 25 yoʻl = 07:55`, or the
 * requested time window.
 */
export function OrderPromisedTime({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const { timeZone } = useSignedInStaff().merchant;
  if (order.promisedAt === null) return null;
  const values = {
    kitchen: order.cookingTime,
    road: order.roadMinutes,
    time: formatPromisedTime({ ...order, promisedAt: order.promisedAt }, timeZone),
  };
  return <Text c="dimmed">{t(order.roadMinutes > 0 ? "promise.delivery" : "promise.kitchen", values)}</Text>;
}
