import { mergeWrittenFields } from "@dasturxon/contract/field-kinds";
import { worksInBranch } from "@dasturxon/domain/staff-rank";
import type { ChangeAuthor } from "../audit/index.ts";
import type { Tx } from "../database/index.ts";
import { isRefused, refuse, type Refusal } from "../http/index.ts";
import { newId } from "../ids.ts";
import { refuseDuplicateValues } from "../unique/refuse-equal.ts";
import {
  type ResourceBinding,
  type RowFields,
  pickShownFields,
  recordAndPublishChanges,
  listAllowedPictureFolders,
  type RowChange,
  haveSameFields,
  removeEmptyTexts,
  findInvalidField,
  type PendingRowWrite,
} from "./bound.ts";
import { insertManagedRows, updateManagedRows, updateManagedRowsAsRemoved } from "./many/queries.ts";
import { type ManagedRow, selectRowExists, selectNextPosition, selectReferenceCount } from "./queries.ts";

/** Row that has been checked and may be written or removed. */
export interface PreparedRow {
  id: string;
  writing: PendingRowWrite;
  /** Values of the changed columns of the row. */
  values: RowFields;
  /** Change for the audit log, with whole rows. Null if the write changes nothing. */
  change: RowChange | null;
}

export type RowWriteRefusal =
  | Refusal<"bad_request" | "not_found" | "stale_version">
  | Refusal<"in_use">
  | Refusal<"plan_limit">;

/** Checks rows one after another. Shared references are queried once. A refusal contains the row's own field name. */
export function createRowChecker(
  tx: Tx,
  bound: ResourceBinding,
  call: ChangeAuthor,
  together: readonly RowFields[] = [],
) {
  const { resource, source, options } = bound;
  const { merchantId, branchIds } = call.session;
  const { position, within } = source;
  const folders = listAllowedPictureFolders(call);
  const living = new Map<string, Promise<boolean>>();
  const isExistingRow = (_tx: Tx, _merchantId: string, table: string, id: string) => {
    const known = living.get(`${table}/${id}`) ?? selectRowExists(tx, merchantId, table, id);
    living.set(`${table}/${id}`, known);
    return known;
  };
  const next = new Map<unknown, number>();
  async function getNextPosition(column: string, fields: RowFields): Promise<number> {
    const parent = within ? fields[within.field] : null;
    const place =
      next.get(parent) ?? (await selectNextPosition(tx, merchantId, source, { position: column, fields }));
    next.set(parent, place + 1);
    return place;
  }
  return async (
    present: ManagedRow | null,
    id: string,
    sent: RowFields,
  ): Promise<PreparedRow | Refusal<"bad_request" | "not_found">> => {
    const before = present && pickShownFields(resource, present);
    const fields = removeEmptyTexts(source, mergeWrittenFields(resource.fields, { before, sent }));
    const writing = { merchantId, id, fields, present, now: call.clock.now(), folders, branchIds, together };
    const isThere = present !== null && !present.isRemoved;
    if (isThere && haveSameFields(before, fields)) return { id, writing, values: {}, change: null };
    const branch = source.branch === "id" ? id : (fields["branchId"] as string | null);
    if (source.branch && !worksInBranch(branchIds, branch)) return refuse("not_found");
    const wrong = await findInvalidField(tx, bound, writing, isExistingRow);
    if (wrong) return refuse("bad_request", { field: wrong, in: "body" });
    await refuseDuplicateValues(tx, { ...source, ...options }, writing);
    const more = await options.before?.(tx, writing);
    if (isRefused(more)) return more as Refusal<"bad_request">;
    const isChangedField = (field: string) => !isThere || !haveSameFields(before, { [field]: fields[field] });
    const own = source.columns.filter(({ field }) => field in fields && isChangedField(field));
    const values: RowFields = {
      ...Object.fromEntries(own.map(({ field, column }) => [column, fields[field]])),
      ...more,
    };
    if (position !== null && (present === null || (within !== null && isChangedField(within.field))))
      values[position] = await getNextPosition(position, fields);
    const change = isThere
      ? ({ entityId: id, kind: "changed", before, after: fields } as const)
      : ({ entityId: id, kind: present ? "restored" : "added", before: null, after: fields } as const);
    return { id, writing, values, change };
  };
}

/** Checks that nothing references the rows, so that they may be removed. */
export async function prepareRowRemovals(
  tx: Tx,
  { resource, options }: ResourceBinding,
  call: ChangeAuthor,
  rows: readonly ManagedRow[],
): Promise<PreparedRow[] | RowWriteRefusal> {
  const { merchantId, branchIds } = call.session;
  const folders = listAllowedPictureFolders(call);
  const ids = rows.map(({ id }) => id);
  const uses: { what: string; count: number }[] = [];
  for (const { what, ...user } of options.usedBy ?? [])
    uses.push({ what, count: await selectReferenceCount(tx, merchantId, user, ids) });
  if (options.usesOf) uses.push(await options.usesOf(tx, merchantId, ids));
  const where = uses.filter(({ count }) => count > 0);
  if (where.length > 0) return refuse("in_use", { where });
  const prepared: PreparedRow[] = [];
  const now = call.clock.now();
  for (const present of rows) {
    const { id } = present;
    const writing = { merchantId, id, fields: null, present, now, folders, branchIds, together: [] };
    const refused = await options.before?.(tx, writing);
    if (isRefused(refused)) return refused as RowWriteRefusal;
    const change = {
      entityId: id,
      kind: "removed",
      before: pickShownFields(resource, present),
      after: null,
    } as const;
    prepared.push({ id, writing, values: {}, change });
  }
  return prepared;
}

/** Writes the prepared rows in a few statements, with the audit log. Publishes the change to guests once. */
export async function writePreparedRows(
  tx: Tx,
  bound: ResourceBinding,
  call: ChangeAuthor,
  { added = [], changed = [], removed = [] }: Partial<Record<"added" | "changed" | "removed", PreparedRow[]>>,
): Promise<void> {
  const { source, options } = bound;
  const { merchantId, id: by } = call.session;
  const at = call.clock.now();
  for (const rows of groupRowsByColumns(added))
    await insertManagedRows(tx, merchantId, source, { rows, by, at });
  for (const rows of groupRowsByColumns(changed))
    await updateManagedRows(tx, merchantId, source, { rows, by, at });
  const gone = removed.map(({ id }) => id);
  if (gone.length > 0) await updateManagedRowsAsRemoved(tx, merchantId, source, { ids: gone, by, at });
  const written = [...added, ...changed, ...removed];
  if (options.after) for (const { writing } of written) await options.after(tx, writing);
  const others: RowChange[] = [];
  if (options.others) for (const { writing } of written) others.push(...(await options.others(tx, writing)));
  const changes = [...written.flatMap(({ change }) => change ?? []), ...others];
  // Puts changes of other rows in one batch with the write that caused them, so that both are undone together.
  const changer = others.length === 0 ? call : { ...call, batchId: call.batchId ?? newId() };
  if (written.length > 0) await recordAndPublishChanges(tx, bound, changer, changes);
}

/** Groups rows by the set of columns that are written. */
function groupRowsByColumns(prepared: readonly PreparedRow[]): PreparedRow[][] {
  return [...Map.groupBy(prepared, ({ values }) => Object.keys(values).join()).values()];
}
