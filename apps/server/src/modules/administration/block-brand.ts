import type { TextByLanguage } from "@dasturxon/contract/shapes";
import { publishEvent } from "../../platform/bus/index.ts";
import type { Database } from "../../platform/database/index.ts";
import { refuse, type Refusal } from "../../platform/http/index.ts";
import { updateBrandBlocked } from "../merchants/index.ts";
import { type PlatformActContext, recordPlatformAct } from "./record-act.ts";

/**
 * Blocks a brand with a reason for its guests. A null reason unblocks it. Guests of a blocked brand see the reason
 * instead of the menu and cannot order. Its staff can finish open orders. Refuses with `not_found` if the brand does
 * not exist or was removed [BR-7].
 */
export async function blockOrUnblockBrand(
  db: Database,
  acting: PlatformActContext,
  { id, reason }: { id: string; reason: TextByLanguage | null },
): Promise<{ done: true } | Refusal<"not_found">> {
  return db.platform(async (tx) => {
    if (!(await updateBrandBlocked(tx, id, reason))) return refuse("not_found");
    const kind = reason === null ? "UNBLOCKED" : "BLOCKED";
    await recordPlatformAct(tx, acting, { kind, brandId: id, words: reason });
    await publishEvent(tx, { merchantId: id, topic: "brand-changed", key: id, payload: {} });
    return { done: true as const };
  });
}
