import type { SaleStopsChange, ProductSaleStops } from "@dasturxon/contract";
import type { TextByLanguage } from "@dasturxon/contract/shapes";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { filterActiveProductStops, toProductStopsKey } from "./change-stops.ts";
import { selectProductNames } from "./queries.ts";

/** Adds an audit entry for each product whose stops a member of staff changed. [S37, MN-7] */
export async function recordProductStops(
  tx: Tx,
  call: ChangeAuthor,
  changes: SaleStopsChange[],
): Promise<void> {
  const now = call.clock.now();
  const changed = changes.filter(
    ({ before, after }) => toProductStopsKey(before, now) !== toProductStopsKey(after, now),
  );
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  const names = new Map(
    (await selectProductNames(tx, call.session.merchantId, ids)).map(({ id, name }) => [id, name]),
  );
  for (const { id, ...stops } of changed) {
    const viewAuditedStops = (some: ProductSaleStops) =>
      viewProductStops(names.get(id) ?? {}, filterActiveProductStops(some, now));
    const [before, after] = [viewAuditedStops(stops.before), viewAuditedStops(stops.after)];
    const kind = !before ? "added" : after ? "changed" : "removed";
    recordChange(tx, call, { entity: "productStop", entityId: id, kind, before, after });
  }
}

/**
 * Returns a product's stops in the format of the audit. Null means that the product is on sale. "ALL" means all
 * branches, "BY_HAND" means no end.
 */
function viewProductStops(name: TextByLanguage, stops: ProductSaleStops): object | null {
  if (stops.length === 0) return null;
  const told = stops.map(({ branchId, until }) => ({
    branchId: branchId ?? "ALL",
    until: until ?? "BY_HAND",
  }));
  return { name, stops: told };
}
