import type { ChangeAuthor } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import type { LoggedChange } from "../../../platform/resource/index.ts";
import { changeStock } from "./change-stock.ts";
import { selectStockForUpdate } from "./queries.ts";

interface NamedStockCount {
  name: object;
  left: number | null;
}

/**
 * Undoes stock counts: restores the earlier stock. Refuses `stale_version` if any of the products was sold or counted
 * since. [S37] [MN-6]
 */
export async function undoStockCounts(tx: Tx, call: ChangeAuthor, changes: readonly LoggedChange[]) {
  const counts = changes.map(({ entityId, before, after }) => {
    const [was, is] = [before as NamedStockCount, after as NamedStockCount];
    return { id: entityId ?? "", name: is.name, left: was.left, was: is.left };
  });
  const ids = counts.map(({ id }) => id);
  const held = new Map(
    (await selectStockForUpdate(tx, call.session.merchantId, ids)).map(({ id, left }) => [id, left]),
  );
  const moved = counts.filter(({ id, was }) => (held.get(id) ?? null) !== was);
  if (moved.length > 0) return refuse("stale_version", { rows: moved.map(({ id, name }) => ({ id, name })) });
  const counted = await changeStock(tx, call, counts);
  return "products" in counted ? null : counted;
}
