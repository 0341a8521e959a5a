import type { FieldsOf, Resource } from "@dasturxon/contract/resource";
import type { Changer } from "../platform/audit/index.ts";
import type { Tx } from "../platform/database/index.ts";
import { isRefused } from "../platform/http/index.ts";
import { type Bound, selectManyManaged, writeMany } from "../platform/resource/index.ts";

/** A row with the id that its key makes. */
export interface KeyedRow<R extends Resource> {
  id: string;
  fields: FieldsOf<R>;
}

/**
 * Adds rows as people's forms do: read by the schema of the call, looked at and written down alike. A row that is there
 * already, or was removed, stays as it is.
 * @throws where one of them is refused: who wrote it has to know.
 */
export async function addRows<R extends Resource>(
  tx: Tx,
  call: Changer,
  bound: Bound<R>,
  rows: readonly KeyedRow<R>[],
): Promise<void> {
  const kept = bound as unknown as Bound;
  const { merchantId, branchIds } = call.session;
  const ids = rows.map(({ id }) => id);
  const present = await selectManyManaged(tx, merchantId, kept.source, { ids, branchIds });
  const known = new Set(present.map(({ id }) => id));
  const missing = rows.filter(({ id }) => !known.has(id));
  const added = missing.map(({ fields }) => {
    const read = kept.resource.calls.add.body.safeParse(fields);
    if (!read.success) throw refused(kept, read.error.issues);
    return read.data;
  });
  const written = await writeMany(tx, kept, call, { added, ids: missing.map(({ id }) => id) });
  if (isRefused(written)) throw refused(kept, written);
}

const refused = ({ resource }: Bound, why: unknown) =>
  new Error(`${resource.many} are refused: ${JSON.stringify(why)}`);
