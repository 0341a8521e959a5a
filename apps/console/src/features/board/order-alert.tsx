import type { BoardOrder } from "@dasturxon/contract";
import { Badge } from "@mantine/core";
import { BellRing, Eye } from "lucide-react";
import { useT } from "../../platform/use-language.tsx";
import { isNew } from "./columns.ts";

/** Who saw a new order, or what was last done about one that nobody reacted to: "4 min · SMS sent" [OR-13]. */
export function OrderAlert({ order, now }: { order: BoardOrder; now: Date }) {
  const t = useT();
  const { alertStep, seenAt, seenBy } = order;
  if (seenBy !== null && isNew(order))
    return (
      <Badge
        size="lg"
        color="gray"
        variant="light"
        className="whole-badge order-alert"
        leftSection={<Eye size={16} aria-hidden />}
      >
        {t("card.seen-by", { name: seenBy })}
      </Badge>
    );
  if (alertStep === null || seenAt !== null || order.status === "CANCELED") return null;
  const done = t(`card.step.${alertStep}`);
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(order.createdAt)) / 60_000));
  return (
    <Badge
      size="lg"
      color="red"
      variant="light"
      className="whole-badge order-alert"
      leftSection={<BellRing size={16} aria-hidden />}
    >
      {isNew(order) ? `${t("time.waited", { minutes })} · ${done}` : done}
    </Badge>
  );
}
