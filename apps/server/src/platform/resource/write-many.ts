import type { RecordedChange, ChangeAuthor } from "../audit/index.ts";
import type { Tx } from "../database/index.ts";
import { isRefused, refuse, type Refusal, refusedFieldName } from "../http/index.ts";
import { newId } from "../ids.ts";
import { type ResourceBinding, type RowFields, findDisplayNameField, haveSameFields } from "./bound.ts";
import { selectManagedRows } from "./many/queries.ts";
import {
  type RowWriteRefusal,
  type PreparedRow,
  prepareRowRemovals,
  createRowChecker,
  writePreparedRows,
} from "./prepare-rows.ts";

/** Rows of one resource that are written together. New rows have all fields, existing rows may have some of them. */
export interface RowWrites {
  added?: readonly RowFields[];
  /** Ids of the added rows, in the order of `added`. Random by default. */
  ids?: readonly string[];
  changed?: readonly { id: string; version: number; fields: RowFields }[];
  removed?: readonly string[];
  /** Number of rows that later calls of the same import add. The write is refused now if they would exceed the limit. */
  laterAdded?: number | undefined;
}

/**
 * Writes many rows of a resource in a few statements, with the checks of the form for each row and a row in the audit
 * log. Publishes the change to guests once. The first invalid row refuses all, before any write.
 * @returns the ids of the added rows, in their order, and the number of changed rows.
 */
export async function writeManyRows(
  tx: Tx,
  bound: ResourceBinding,
  call: ChangeAuthor,
  { added = [], ids: chosen = [], changed = [], removed = [], laterAdded = 0 }: RowWrites,
): Promise<{ ids: string[]; changed: number } | RowWriteRefusal> {
  const { source, options } = bound;
  const { merchantId, branchIds } = call.session;
  const ids = [...changed.map(({ id }) => id), ...removed];
  const held = new Map(
    (await selectManagedRows(tx, merchantId, source, { ids, branchIds })).map((row) => [row.id, row]),
  );
  const restored = changed.filter(({ id }) => held.get(id)?.isRemoved).length;
  const coming = added.length + restored - removed.length + laterAdded;
  const full = coming > 0 ? await options.room?.(tx, merchantId, coming) : null;
  if (full) return full as RowWriteRefusal;
  const prepare = createRowChecker(tx, bound, call, [...added, ...changed.map(({ fields }) => fields)]);
  const prepared: Record<"added" | "changed", PreparedRow[]> = { added: [], changed: [] };
  for (const [place, fields] of added.entries()) {
    const ready = await prepare(null, chosen[place] ?? newId(), fields);
    if (isRefused(ready)) return prefixRefusedField(ready, `added.${place}`);
    prepared.added.push(ready);
  }
  for (const [place, { id, version, fields }] of changed.entries()) {
    const present = held.get(id);
    if (!present) return refuse("not_found");
    if (present.version !== version) return refuse("stale_version", {});
    const ready = await prepare(present, id, fields);
    if (isRefused(ready)) return prefixRefusedField(ready, `changed.${place}.fields`);
    if (ready.change) prepared.changed.push({ ...ready, change: toBriefChange(ready.change) });
  }
  const leaving = removed.flatMap((id) => held.get(id) ?? []);
  if (leaving.length < removed.length || leaving.some(({ isRemoved }) => isRemoved))
    return refuse("not_found");
  const gone = leaving.length === 0 ? [] : await prepareRowRemovals(tx, bound, call, leaving);
  if (isRefused(gone)) return gone;
  await writePreparedRows(tx, bound, call, { ...prepared, removed: gone });
  return { ids: prepared.added.map(({ id }) => id), changed: prepared.changed.length };
}

/** Returns the refusal of one row with the path that its field has in the request for many rows. */
function prefixRefusedField(refused: Refusal<"bad_request" | "not_found">, place: string): RowWriteRefusal {
  const field = refusedFieldName(refused);
  return field === undefined ? refused : refuse("bad_request", { field: `${place}.${field}`, in: "body" });
}

/** Limits the audit log of one changed row among many to its name and the changed fields. */
function toBriefChange({
  before,
  after,
  ...change
}: Omit<RecordedChange, "entity">): Omit<RecordedChange, "entity"> {
  if (change.kind !== "changed") return { ...change, before, after };
  const [was, is] = [before as RowFields, after as RowFields];
  const differing = Object.keys(is).filter((field) => !haveSameFields(was, { [field]: is[field] }));
  const keys = [...new Set([findDisplayNameField(is) ?? [], differing].flat())];
  const pickKeys = (all: RowFields) => Object.fromEntries(keys.map((key) => [key, all[key]]));
  return { ...change, before: pickKeys(was), after: pickKeys(is) };
}
