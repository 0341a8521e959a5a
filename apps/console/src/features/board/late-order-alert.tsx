import type { BoardOrder } from "@dasturxon/contract";
import { soonPart, useLatePart } from "../../platform/late-part.ts";

const late = soonPart(async () => (await import("./order-drawer.tsx")).OrderAlert);

/**
 * What was done about a new order, on its card. Loaded late with its texts, because few orders need it when the board opens,
 * and with the drawer, because each file of its own makes the first script longer.
 */
export function LateOrderAlert(props: { order: BoardOrder; now: Date }) {
  const { part: OrderAlert } = useLatePart(late, false);
  return OrderAlert && <OrderAlert {...props} />;
}
