import type { ChangeAbout } from "@dasturxon/contract";
import { leftAfterParts } from "@dasturxon/domain/part-refund";
import type { BoardRow } from "./queries.ts";

/** What the history says of the refund of an order: what is left of its money after the parts that went before, sum [PY-5]. */
export function aboutRefund({ breakdown, partRefunds }: BoardRow, isGivenBack: boolean): ChangeAbout {
  return { kind: "refund", amount: leftAfterParts(breakdown, partRefunds), isGivenBack };
}
