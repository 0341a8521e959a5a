import type { BoardOrder } from "@dasturxon/contract";
import { Button } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { canMarkSeen } from "./moves.ts";
import { useOrderActions } from "./use-change-order.ts";
import { useIsOrderChangeDelayed } from "./use-held.ts";

/** Marks an unanswered order as seen, which stops the bell and the alert for this order [OR-13]. */
export function MarkSeenButton({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const { role } = useSignedInStaff();
  const { isBusy, see } = useOrderActions(order);
  const isHeld = useIsOrderChangeDelayed(order.id);
  if (isHeld || !canMarkSeen(role, order)) return null;
  return (
    <Button fullWidth mt={6} size="md" variant="default" disabled={isBusy} onClick={() => void see()}>
      {t("action.see")}
    </Button>
  );
}
