import type { FieldsOf, Resource } from "@dasturxon/contract/resource";
import type { Changer } from "../platform/audit/index.ts";
import type { Tx } from "../platform/database/index.ts";
import { isRefused } from "../platform/http/index.ts";
import { addMissing, type Bound } from "../platform/resource/index.ts";

/** A row with the id that its key makes. */
export interface KeyedRow<R extends Resource> {
  id: string;
  fields: FieldsOf<R>;
}

/**
 * Adds rows as people's forms do; those that are there already stay as they are.
 * @throws where one of them is refused: who wrote it has to know.
 */
export async function addRows<R extends Resource>(
  tx: Tx,
  call: Changer,
  bound: Bound<R>,
  rows: readonly KeyedRow<R>[],
): Promise<void> {
  const added = await addMissing(tx, bound, call, rows);
  if (!isRefused(added)) return;
  throw new Error(`${bound.resource.many} are refused, ${added.code}: ${JSON.stringify(added.data)}`);
}
