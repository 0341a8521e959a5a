import type { WrittenRowFields, Resource } from "@dasturxon/contract/resource";
import type { ChangeAuthor } from "../platform/audit/index.ts";
import type { Tx } from "../platform/database/index.ts";
import { isRefused } from "../platform/http/index.ts";
import { type ResourceBinding, selectManagedRows, writeManyRows } from "../platform/resource/index.ts";

/** Row of a resource with an id that is derived from the row's key. */
export interface KeyedRow<R extends Resource> {
  id: string;
  fields: WrittenRowFields<R>;
}

/**
 * Adds demo rows like the console's forms do: validates them with the schema of the API call and writes the audit log.
 * Does not change rows that exist or were removed.
 * @throws if a row is refused, because the demo data is then wrong.
 */
export async function addMissingRows<R extends Resource>(
  tx: Tx,
  call: ChangeAuthor,
  bound: ResourceBinding<R>,
  rows: readonly KeyedRow<R>[],
): Promise<void> {
  const kept = bound as unknown as ResourceBinding;
  const { merchantId, branchIds } = call.session;
  const ids = rows.map(({ id }) => id);
  const present = await selectManagedRows(tx, merchantId, kept.source, { ids, branchIds });
  const known = new Set(present.map(({ id }) => id));
  const missing = rows.filter(({ id }) => !known.has(id));
  const added = missing.map(({ fields }) => {
    const read = kept.resource.calls.add.body.safeParse(fields);
    if (!read.success) throw createRefusedRowsError(kept, read.error.issues);
    return read.data;
  });
  const written = await writeManyRows(tx, kept, call, { added, ids: missing.map(({ id }) => id) });
  if (isRefused(written)) throw createRefusedRowsError(kept, written);
}

const createRefusedRowsError = ({ resource }: ResourceBinding, why: unknown) =>
  new Error(`${resource.many} are refused: ${JSON.stringify(why)}`);
