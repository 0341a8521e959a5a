import type { Text } from "@dasturxon/contract/shapes";
import { publish } from "../../platform/bus/index.ts";
import type { Database } from "../../platform/database/index.ts";
import { refuse, type Refused } from "../../platform/http/index.ts";
import { updateBlocked } from "../merchants/index.ts";
import { type Acting, recordAct } from "./record-act.ts";

/**
 * Blocks a brand with words for its guests, or with null opens it again: they read its page instead of the menu, and
 * nothing is ordered. Its staff go on with what is under way. Refuses `not_found`: none, or removed. [BR-7]
 */
export async function blockBrand(
  db: Database,
  acting: Acting,
  { id, reason }: { id: string; reason: Text | null },
): Promise<{ done: true } | Refused<"not_found">> {
  return db.platform(async (tx) => {
    if (!(await updateBlocked(tx, id, reason))) return refuse("not_found");
    const kind = reason === null ? "UNBLOCKED" : "BLOCKED";
    await recordAct(tx, acting, { kind, brandId: id, words: reason });
    await publish(tx, { merchantId: id, topic: "brand-changed", key: id, payload: {} });
    return { done: true as const };
  });
}
