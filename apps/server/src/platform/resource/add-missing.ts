import type { FieldsOf, Resource } from "@dasturxon/contract/resource";
import type { Changer } from "../audit/index.ts";
import type { Tx } from "../database/index.ts";
import { refuse, type Refused } from "../http/index.ts";
import type { Bound, Fields } from "./bound.ts";
import { selectManyManaged } from "./many/queries.ts";
import { writeMany } from "./write-many.ts";

/**
 * Adds rows under ids that are known beforehand, as a form that nobody sees: read by the schema of the call, looked at
 * and written down like any addition. A row that is there already, or was removed, stays as it is.
 */
export async function addMissing<R extends Resource>(
  tx: Tx,
  bound: Bound<R>,
  call: Changer,
  rows: readonly { id: string; fields: FieldsOf<R> }[],
): Promise<{ ids: string[] } | Refused> {
  const kept = bound as unknown as Bound;
  const { merchantId, role, branchIds } = call.session;
  if (!kept.resource.writes.some((one) => one === role)) return refuse("forbidden");
  const ids = rows.map(({ id }) => id);
  const present = await selectManyManaged(tx, merchantId, kept.source, { ids, branchIds });
  const known = new Set(present.map(({ id }) => id));
  const missing = rows.filter(({ id }) => !known.has(id));
  const added: Fields[] = [];
  for (const [place, { fields }] of missing.entries()) {
    const read = kept.resource.calls.add.body.safeParse(fields);
    const path = read.error?.issues[0]?.path.join(".") ?? "";
    if (!read.success) return refuse("bad_request", { field: `added.${place}.${path}`, in: "body" });
    added.push(read.data);
  }
  return writeMany(tx, kept, call, { added, ids: missing.map(({ id }) => id) });
}
