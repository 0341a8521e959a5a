import type { BoardOrder } from "@dasturxon/contract";
import { latePart, useLatePart } from "../../platform/late-part.ts";
import { isMoneyDue } from "./money-words.ts";

const dueMoney = latePart(async () => (await import("./due-money.tsx")).DueMoney);

/** The same on the board: few cards have any, so that its script and texts come with the first that has. */
export function CardDueMoney({ order }: { order: BoardOrder }) {
  const { part: DueMoney } = useLatePart(dueMoney, isMoneyDue(order));
  return DueMoney && <DueMoney order={order} />;
}
