import type { Database } from "../../../platform/database/index.ts";
import type { Refusal } from "../../../platform/http/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { deleteAddress } from "../queries.ts";

/** Deletes the customer's own address. Refuses `not_found` for addresses of other customers [AD-11, AP-4]. */
export async function removeAddress(
  db: Database,
  ask: { merchantId: string; userId: string; id: string },
): Promise<{ done: true } | Refusal<"not_found">> {
  const isGone = await db.tenant(ask.merchantId, (tx) => deleteAddress(tx, ask));
  return isGone ? { done: true } : refuse("not_found");
}
