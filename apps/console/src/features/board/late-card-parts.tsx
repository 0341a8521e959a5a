import type { BoardOrder } from "@dasturxon/contract";
import { latePart, useLatePart } from "../../platform/late-part.ts";
import { isMoneyDue } from "./money-words.ts";

/** Few cards need these parts: their script and texts load with the first that does. */
const cardParts = latePart(() => import("./card-parts.ts"));

/** Money that has to go back. */
export function CardDueMoney({ order }: { order: BoardOrder }) {
  const { part } = useLatePart(cardParts, isMoneyDue(order));
  return part && <part.DueMoney order={order} />;
}

/** The guest's choice for products that have run out, unless it is a call for all of them, which is the default. */
export function CardWhenGone({ order }: { order: BoardOrder }) {
  const isChosen = order.cartItems.some(({ whenGone }) => whenGone !== "CALL");
  const { part } = useLatePart(cardParts, isChosen);
  return part && isChosen && <part.OrderWhenGone order={order} />;
}
