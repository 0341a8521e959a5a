import type { BoardOrder } from "@dasturxon/contract";
import { Badge } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { isNewOrder, countMinutesSinceOrder } from "./columns.ts";

/**
 * Badge of a new order: the staff member who has seen it, or else its last alert step, such as "4 min · SMS sent"
 * [OR-13].
 */
export function NewOrderAlertBadge({ order, now }: { order: BoardOrder; now: Date }) {
  const t = useTranslate();
  const { alertStep, seenAt, seenBy, status } = order;
  const words = [];
  if (seenBy !== null && isNewOrder(order)) words.push(t("card.seen-by", { name: seenBy }));
  else if (alertStep !== null && seenAt === null && status !== "CANCELED") {
    if (isNewOrder(order)) words.push(t("time.waited", { minutes: countMinutesSinceOrder(order, now) }));
    words.push(t(`card.step.${alertStep}`));
  }
  return (
    words.length > 0 && (
      <Badge
        size="lg"
        color={seenBy === null ? "red" : "gray"}
        variant="light"
        className="whole-badge order-alert"
      >
        {words.join(" · ")}
      </Badge>
    )
  );
}
