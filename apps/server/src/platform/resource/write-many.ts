import { worksIn } from "@dasturxon/domain/staff-rank";
import type { Change, Changer } from "../audit/index.ts";
import type { Tx } from "../database/index.ts";
import { isRefused, refuse, type Refused } from "../http/index.ts";
import { newId } from "../ids.ts";
import {
  type Bound,
  type Fields,
  fieldsOf,
  finish,
  foldersOf,
  nameField,
  sameFields,
  withoutGaps,
  wrongField,
  type Writing,
} from "./bound.ts";
import {
  insertManyManaged,
  selectManyManaged,
  updateManyManaged,
  updateManyRemoved,
} from "./many/queries.ts";
import { type ManagedRow, selectIsLiving, selectNextPosition, selectUses } from "./queries.ts";

/** Rows of one resource that are written together, with all fields or, of those that are there, some of them. */
export interface ManyWrites {
  added?: readonly Fields[];
  /** Ids of the added, in their order; of chance where it is not said. */
  ids?: readonly string[];
  changed?: readonly { id: string; version: number; fields: Fields }[];
  removed?: readonly string[];
}

interface Prepared {
  id: string;
  writing: Writing;
  values: Fields;
  /** Null: it says what was there already. */
  change: Omit<Change, "entity"> | null;
}

type NotWritten =
  | Refused<"bad_request" | "not_found" | "stale_version">
  | Refused<"in_use">
  | Refused<"plan_limit">;

/**
 * Writes many rows of a resource as their form would, in a few statements: each is looked at alike and has its row in
 * the audit, guests are told once. The first that cannot be written refuses all, before anything is.
 * @returns the ids of the added, in their order, and how many were changed.
 */
export async function writeMany(
  tx: Tx,
  bound: Bound,
  call: Changer,
  { added = [], ids: chosen = [], changed = [], removed = [] }: ManyWrites,
): Promise<{ ids: string[]; changed: number } | NotWritten> {
  const { source, options } = bound;
  const { merchantId, id: by, branchIds } = call.session;
  const at = call.clock.now();
  const ids = [...changed.map(({ id }) => id), ...removed];
  const held = new Map(
    (await selectManyManaged(tx, merchantId, source, { ids, branchIds })).map((row) => [row.id, row]),
  );
  const coming = added.length + changed.filter(({ id }) => held.get(id)?.isRemoved).length - removed.length;
  const full = coming > 0 ? await options.room?.(tx, merchantId, coming) : null;
  if (full) return full as NotWritten;
  const prepare = preparing(tx, bound, call);
  const prepared: { added: Prepared[]; changed: Prepared[] } = { added: [], changed: [] };
  for (const [place, fields] of added.entries()) {
    const id = chosen[place] ?? newId();
    const ready = await prepare({ present: null, id, fields, place: `added.${place}` });
    if (isRefused(ready)) return ready;
    prepared.added.push(ready);
  }
  for (const [place, { id, version, fields }] of changed.entries()) {
    const present = held.get(id);
    if (!present) return refuse("not_found");
    if (present.version !== version) return refuse("stale_version", {});
    const ready = await prepare({ present, id, fields, place: `changed.${place}.fields` });
    if (isRefused(ready)) return ready;
    if (ready.change) prepared.changed.push(ready);
  }
  const leaving = removed.flatMap((id) => held.get(id) ?? []);
  if (leaving.length < removed.length || leaving.some(({ isRemoved }) => isRemoved))
    return refuse("not_found");
  const gone = leaving.length === 0 ? [] : await prepareRemovals(tx, bound, call, leaving);
  if (isRefused(gone)) return gone;
  for (const rows of alike(prepared.added)) await insertManyManaged(tx, merchantId, source, { rows, by, at });
  for (const rows of alike(prepared.changed))
    await updateManyManaged(tx, merchantId, source, { rows, by, at });
  if (removed.length > 0) await updateManyRemoved(tx, merchantId, source, { ids: removed, by, at });
  const written = [...prepared.added, ...prepared.changed, ...gone];
  if (options.after) for (const { writing } of written) await options.after(tx, writing);
  if (written.length > 0)
    await finish(
      tx,
      bound,
      call,
      written.flatMap(({ change }) => change ?? []),
    );
  return { ids: prepared.added.map(({ id }) => id), changed: prepared.changed.length };
}

interface Wanted {
  present: ManagedRow | null;
  id: string;
  fields: Fields;
  /** Where it stands among what was sent. */
  place: string;
}

/** Looks at rows one after another; what they share is asked for once. */
function preparing(tx: Tx, bound: Bound, call: Changer) {
  const { resource, source, options } = bound;
  const { merchantId, branchIds } = call.session;
  const folders = foldersOf(call);
  const living = new Map<string, Promise<boolean>>();
  const isLiving = (_tx: Tx, _merchantId: string, table: string, id: string) => {
    const known = living.get(`${table}/${id}`) ?? selectIsLiving(tx, merchantId, table, id);
    living.set(`${table}/${id}`, known);
    return known;
  };
  const next = new Map<unknown, number>();
  async function nextPosition(position: string, fields: Fields): Promise<number> {
    const parent = source.within ? fields[source.within.field] : null;
    const place =
      next.get(parent) ?? (await selectNextPosition(tx, merchantId, source, { position, fields }));
    next.set(parent, place + 1);
    return place;
  }
  return async ({ present, id, fields: sent, place }: Wanted): Promise<Prepared | NotWritten> => {
    const before = present && fieldsOf(resource, present);
    const fields = withoutGaps(source, { ...before, ...sent });
    const writing = { merchantId, id, fields, present, now: call.clock.now(), folders };
    if (present && !present.isRemoved && sameFields(before, fields))
      return { id, writing, values: {}, change: null };
    const branch = source.branch === "id" ? id : (fields["branchId"] as string | null);
    if (source.branch && !worksIn(branchIds, branch)) return refuse("not_found");
    const wrong = await wrongField(tx, bound, writing, isLiving);
    if (wrong) return refuse("bad_request", { field: `${place}.${wrong}`, in: "body" });
    const more = await options.before?.(tx, writing);
    if (isRefused(more)) return placed(more, place);
    const differing = present?.isRemoved
      ? Object.keys(fields)
      : Object.keys(fields).filter((field) => !sameFields(before, { [field]: fields[field] }));
    const own = source.columns.filter(({ field }) => differing.includes(field));
    const values: Fields = {
      ...Object.fromEntries(own.map(({ field, column }) => [column, fields[field]])),
      ...more,
    };
    const { position, within } = source;
    if (position !== null && (!present || (within !== null && differing.includes(within.field))))
      values[position] = await nextPosition(position, fields);
    return { id, writing, values, change: changeOf(id, { present, before, fields, differing }) };
  };
}

/** What a hook refused, its field where it stands among what was sent. */
function placed(refused: Refused, place: string): NotWritten {
  const { field } = refused.data as { field?: string };
  return field === undefined
    ? (refused as NotWritten)
    : refuse("bad_request", { field: `${place}.${field}`, in: "body" });
}

/** Of a changed row the audit tells what it is called and what became another. */
function changeOf(
  id: string,
  {
    present,
    before,
    fields,
    differing,
  }: { present: ManagedRow | null; before: Fields | null; fields: Fields; differing: string[] },
): Omit<Change, "entity"> {
  if (!present || present.isRemoved)
    return { entityId: id, kind: present ? "restored" : "added", before: null, after: fields };
  const keys = [...new Set([nameField(fields) ?? [], differing].flat())];
  const part = (all: Fields | null) => Object.fromEntries(keys.map((key) => [key, all?.[key]]));
  return { entityId: id, kind: "changed", before: part(before), after: part(fields) };
}

/** Rows that may go: nothing stands on them. */
export async function prepareRemovals(
  tx: Tx,
  { resource, options }: Bound,
  call: Changer,
  rows: readonly ManagedRow[],
): Promise<Prepared[] | NotWritten> {
  const { merchantId } = call.session;
  const folders = foldersOf(call);
  const ids = rows.map(({ id }) => id);
  const uses: { what: string; count: number }[] = [];
  for (const { what, ...user } of options.usedBy ?? [])
    uses.push({ what, count: await selectUses(tx, merchantId, user, ids) });
  if (options.usesOf) uses.push(await options.usesOf(tx, merchantId, ids));
  const where = uses.filter(({ count }) => count > 0);
  if (where.length > 0) return refuse("in_use", { where });
  const prepared: Prepared[] = [];
  for (const present of rows) {
    const { id } = present;
    const writing = { merchantId, id, fields: null, present, now: call.clock.now(), folders };
    const refused = await options.before?.(tx, writing);
    if (isRefused(refused)) return refused as NotWritten;
    const change = {
      entityId: id,
      kind: "removed",
      before: fieldsOf(resource, present),
      after: null,
    } as const;
    prepared.push({ id, writing, values: {}, change });
  }
  return prepared;
}

/** Rows by the columns that are written of them. */
function alike(prepared: readonly Prepared[]): { id: string; values: Fields }[][] {
  const groups = new Map<string, Prepared[]>();
  for (const row of prepared) {
    const key = Object.keys(row.values).join();
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}
