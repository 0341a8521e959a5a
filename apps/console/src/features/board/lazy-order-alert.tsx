import type { BoardOrder } from "@dasturxon/contract";
import { createPrefetchedPart, useLazyPart } from "../../platform/lazy-part.ts";

const orderAlertLazyPart = createPrefetchedPart(async () => (await import("./order-drawer.tsx")).OrderAlert);

/**
 * Lazy-loads the alert badge of an order card, to keep the first script within its byte budget. It shares the chunk of
 * the drawer, because each further chunk adds its file name to the first script.
 */
export function LazyNewOrderAlertBadge(props: { order: BoardOrder; now: Date }) {
  const { part: OrderAlert } = useLazyPart(orderAlertLazyPart, false);
  return OrderAlert && <OrderAlert {...props} />;
}
