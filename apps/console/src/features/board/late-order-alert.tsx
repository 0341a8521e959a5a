import type { BoardOrder } from "@dasturxon/contract";
import { soonPart, useLatePart } from "../../platform/late-part.ts";

const late = soonPart(async () => (await import("./order-drawer.tsx")).OrderAlert);

/**
 * Lazy-loads the alert badge of an order card, to keep the first script within its byte budget. It shares the chunk of
 * the drawer, because each further chunk adds its file name to the first script.
 */
export function LateOrderAlert(props: { order: BoardOrder; now: Date }) {
  const { part: OrderAlert } = useLatePart(late, false);
  return OrderAlert && <OrderAlert {...props} />;
}
