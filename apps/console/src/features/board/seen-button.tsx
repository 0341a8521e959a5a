import type { BoardOrder } from "@dasturxon/contract";
import { Button } from "@mantine/core";
import { useStaff } from "../../platform/session.tsx";
import { useT } from "../../platform/use-language.tsx";
import { canSee } from "./moves.ts";
import { useChangeOrder } from "./use-change-order.ts";
import { useIsOrderHeld } from "./use-held.ts";

/** Marks an unanswered order as seen, which stops the bell and its alert [OR-13]. */
export function SeenButton({ order }: { order: BoardOrder }) {
  const t = useT();
  const { role } = useStaff();
  const { isBusy, see } = useChangeOrder(order);
  const isHeld = useIsOrderHeld(order.id);
  if (isHeld || !canSee(role, order)) return null;
  return (
    <Button fullWidth mt={6} size="md" variant="default" disabled={isBusy} onClick={() => void see()}>
      {t("action.see")}
    </Button>
  );
}
