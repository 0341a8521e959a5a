import type { BoardOrder } from "@dasturxon/contract";
import { DEFAULT_WHEN_GONE, whenGoneOf } from "@dasturxon/domain/when-gone";
import { latePart, useLatePart } from "../../platform/late-part.ts";

const whenGone = latePart(async () => (await import("./when-gone-words.tsx")).OrderWhenGone);

/** Lazy-loads the guest's choice for missing products. A call is the default, so most cards show nothing. */
export function CardWhenGone({ order }: { order: BoardOrder }) {
  const isChosen = order.cartItems.some((line) => whenGoneOf(line) !== DEFAULT_WHEN_GONE);
  const { part: OrderWhenGone } = useLatePart(whenGone, isChosen);
  return OrderWhenGone && <OrderWhenGone order={order} />;
}
