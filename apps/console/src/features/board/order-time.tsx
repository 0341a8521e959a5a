import type { BoardOrder } from "@dasturxon/contract";
import { Text } from "@mantine/core";
import { useStaff } from "../../platform/session.tsx";
import { useT } from "../../platform/use-language.tsx";
import { clockTime } from "./clock-time.ts";
import { ageOf, minutesLeft } from "./columns.ts";

/** Minutes that an order has waited or has left; a later one says its time. */
export function OrderTime({ order, now }: { order: BoardOrder; now: Date }) {
  const t = useT();
  const { timeZone } = useStaff().merchant;
  const age = ageOf(order, now);
  if (age === "over" || order.status === "AT_TIME") {
    const at =
      order.status === "AT_TIME"
        ? order.deliveryAt
        : (order.closedAt ?? order.deliveredAt ?? order.canceledAt);
    return <Text fw={700}>{at ? clockTime(at, timeZone) : ""}</Text>;
  }
  const waited = Math.max(0, Math.floor((now.getTime() - Date.parse(order.createdAt)) / 60_000));
  const left = minutesLeft(order, now);
  const isNew = order.status === "CREATED" || order.status === "OPEN";
  const color = age === "bad" ? "red" : undefined;
  if (isNew || left === null)
    return (
      <Text c={color} fw={700}>
        {t("time.waited", { minutes: waited })}
      </Text>
    );
  return (
    <Text c={color} fw={700}>
      {left >= 0 ? t("time.left", { minutes: left }) : t("time.late", { minutes: -left })}
    </Text>
  );
}
