import type { BoardOrder } from "@dasturxon/contract";
import { Text } from "@mantine/core";
import { MessageSquareWarning } from "lucide-react";
import { useTranslate } from "../../platform/use-language.tsx";

/** The guest's comment, shown above all other details. */
export function GuestOrderComment({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  if (!order.comment) return null;
  return (
    <div className="order-note" role="note" aria-label={t("order.comment")}>
      <MessageSquareWarning size={20} aria-hidden />
      <Text fz={18} lh={1.3} fw={500} style={{ overflowWrap: "anywhere" }}>
        {order.comment}
      </Text>
    </div>
  );
}
