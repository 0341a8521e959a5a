import { isDeepStrictEqual } from "node:util";
import type { Resource } from "@dasturxon/contract/resource";
import { worksIn } from "@dasturxon/domain/staff-rank";
import { recordChange } from "../audit/index.ts";
import { publish } from "../bus/index.ts";
import { errorCode, type Tx } from "../database/index.ts";
import { bind, type Call, type Http, idempotently, isRefused, refuse } from "../http/index.ts";
import type { Refused, Session } from "../http/index.ts";
import { Sent } from "../http/sent.ts";
import { newId } from "../ids.ts";
import { readCursor, sortKeyOf, type Source, sourceOf, writeCursor } from "./columns.ts";
import {
  insertManaged,
  type ManagedRow,
  selectArranged,
  selectIsLiving,
  selectManaged,
  selectNextPosition,
  selectPage,
  selectUses,
  updateContent,
  updateManaged,
  updatePositions,
  updateRemoved,
} from "./queries.ts";

type Fields = Record<string, unknown>;

/** What is about to be written, or removed (`fields` null); `present` is null where it is added. */
export interface Writing {
  merchantId: string;
  id: string;
  fields: Fields | null;
  present: ManagedRow | null;
  now: Date;
}

export interface ResourceOptions {
  /** Its rows' table, managed by `manage_columns`. */
  table: string;
  /** The column of the order, where it is not `position`. */
  position?: string;
  /** `id`: each row is a branch itself. */
  branch?: "id";
  /** The field that no two living rows share. */
  unique?: string;
  /** The tables of its references, by field. */
  refersTo?: Record<string, string>;
  /** What may stand on a row: then it is not removed. */
  usedBy?: { what: string; table: string; column: string }[];
  /** Refuses what a row alone cannot know, or gives more columns to write. */
  before?: (tx: Tx, writing: Writing) => Promise<Refused | Fields | undefined> | Refused | Fields | undefined;
  /** What follows from it in the same transaction. */
  after?: (tx: Tx, writing: Writing) => Promise<void>;
}

interface Bound {
  resource: Resource;
  source: Source;
  options: ResourceOptions;
}

type StaffCall = Pick<Call, "clock" | "info"> & { session: Session };

/** Binds the calls of a resource to its table: each write is one transaction with its row in `changes`. */
export function bindResource(http: Http, resource: Resource, options: ResourceOptions): void {
  const source = sourceOf(resource, options);
  const bound: Bound = { resource, source, options };
  const { list, one, add, change, remove, arrange } = resource.calls;
  bind(http, list, ({ session: { merchantId, branchIds }, query, db }) => {
    const { search = "", sort: wanted, cursor, size, ...filters } = query;
    const by = source.columns.flatMap((column) => {
      const value = (filters as Fields)[column.field];
      return value === undefined ? [] : [{ column, value }];
    });
    const sort = sortKeyOf(source, { sorts: resource.sorts, by }, wanted);
    if (!sort) return refuse("bad_request", { field: "sort", in: "query" });
    const after = cursor === undefined ? null : readCursor(cursor, sort);
    if (cursor !== undefined && !after) return refuse("bad_request", { field: "cursor", in: "query" });
    return db.tenantRead(merchantId, async (tx) => {
      const question = { sort, search, by, after, size, branchIds };
      const { found, total } = await selectPage(tx, merchantId, source, question);
      const last = found.length === size ? found.at(-1) : undefined;
      const value = last?.["sortValue"] as string | null;
      return asIs({ items: found.map(view), next: last ? writeCursor({ value, id: last.id }) : null, total });
    });
  });
  bind(http, one, async ({ session: { merchantId, branchIds }, params: { id }, db }) => {
    const found = await db.tenantRead(merchantId, (tx) =>
      selectManaged(tx, merchantId, source, { id, branchIds }),
    );
    return found && !found.isRemoved ? asIs(view(found)) : refuse("not_found");
  });
  bind(http, add, (call) => {
    const work = (tx: Tx) => write(tx, bound, { call, id: newId(), fields: call.body, present: null });
    return orTaken(options, () =>
      call.db.tenant(call.session.merchantId, (tx) =>
        idempotently(tx, call, { load: () => Promise.resolve(), work: () => work(tx) }),
      ),
    );
  });
  bind(http, change, (call) => {
    const { version, ...fields } = call.body as Fields & { version: number };
    return orTaken(options, () =>
      call.db.tenant(call.session.merchantId, async (tx) => {
        const present = await held(tx, bound, { call, id: call.params.id, version });
        return isRefused(present) ? present : write(tx, bound, { call, id: present.id, fields, present });
      }),
    );
  });
  bind(http, remove, (call) =>
    call.db.tenant(call.session.merchantId, async (tx) => {
      const present = await held(tx, bound, { call, id: call.params.id, version: call.query.version });
      if (isRefused(present)) return present;
      return present.isRemoved ? refuse("not_found") : takeAway(tx, bound, { call, present });
    }),
  );
  if (source.position !== null) bindArranging(http, arrange, bound, source.position);
}

function bindArranging(
  http: Http,
  arrange: Resource["calls"]["arrange"],
  bound: Bound,
  position: string,
): void {
  bind(http, arrange, (call) => {
    const { merchantId, branchIds } = call.session;
    return call.db.tenant(merchantId, async (tx) => {
      const named = [...new Set(call.body.ids)];
      const order = { position, among: named[0] ?? "", branchIds };
      const before = await selectArranged(tx, merchantId, bound.source, order);
      if (named.some((id) => !before.includes(id))) return refuse("not_found");
      const ids = [...named, ...before.filter((id) => !named.includes(id))];
      if (ids.join() === before.join()) return { ids };
      await updatePositions(tx, merchantId, bound.source, { position, ids });
      await finish(tx, bound, call, { entityId: null, kind: "arranged", before, after: ids });
      return { ids };
    });
  });
}

/** The row as it is now, held; refused where it is not the one that the change was made on. */
async function held(
  tx: Tx,
  { source }: Bound,
  { call, id, version }: { call: StaffCall; id: string; version: number },
): Promise<ManagedRow | Refused<"not_found" | "stale_version">> {
  const { merchantId, branchIds } = call.session;
  const present = await selectManaged(tx, merchantId, source, { id, branchIds, isHeld: true });
  if (!present || (present.isRemoved && present.version !== version)) return refuse("not_found");
  return present.version === version ? present : refuse("stale_version", { present: view(present) });
}

interface Change {
  call: StaffCall;
  id: string;
  fields: Fields;
  present: ManagedRow | null;
}

async function write(tx: Tx, bound: Bound, { call, id, fields: sent, present }: Change) {
  const { resource, source, options } = bound;
  const { merchantId, id: by, branchIds } = call.session;
  const branchId = source.branch === "id" ? id : (sent["branchId"] as string | null);
  if (source.branch && !worksIn(branchIds, branchId)) return refuse("not_found");
  const before = present && fieldsOf(resource, present);
  const fields = withoutGaps(source, sent);
  if (present && !present.isRemoved && sameFields(before, fields)) return view(present);
  const wrong = await wrongField(tx, bound, { merchantId, fields, present });
  if (wrong) return refuse("bad_request", { field: wrong, in: "body" });
  const writing = { merchantId, id, fields, present, now: call.clock.now() };
  const more = await options.before?.(tx, writing);
  if (isRefused(more)) return more as Refused<"not_found">;
  const own = source.columns.filter(({ field }) => field in fields);
  const values: Fields = {
    ...Object.fromEntries(own.map(({ field, column }) => [column, fields[field]])),
    ...more,
  };
  const { position, within } = source;
  const isElsewhere = !present || (within !== null && present[within.field] !== fields[within.field]);
  if (isElsewhere && position !== null)
    values[position] = await selectNextPosition(tx, merchantId, source, { position, fields });
  const put = present ? updateManaged : insertManaged;
  await put(tx, merchantId, source, { id, values, by, at: writing.now });
  const row = await selectManaged(tx, merchantId, source, { id, branchIds });
  if (!row) throw new Error("what was written is not there");
  await options.after?.(tx, writing);
  const kind = present === null ? "added" : present.isRemoved ? "restored" : "changed";
  const after = fieldsOf(resource, row);
  await finish(tx, bound, call, { entityId: id, kind, before: kind === "restored" ? null : before, after });
  return view(row);
}

/** A picture has to be the brand's own, a reference to lead to a living row; what stands there already may stay. */
async function wrongField(
  tx: Tx,
  { source, options }: Bound,
  { merchantId, fields, present }: Pick<Writing, "merchantId" | "present"> & { fields: Fields },
): Promise<string | null> {
  for (const { field, kind } of source.columns) {
    const value = fields[field];
    if (typeof value !== "string") continue;
    const isOld = value === present?.[field];
    if (kind === "picture" && !isOld && !value.startsWith(`${merchantId}/`)) return field;
    const table = options.refersTo?.[field];
    if (table && !(isOld && !present?.isRemoved) && !(await selectIsLiving(tx, merchantId, table, value)))
      return field;
  }
  return null;
}

/** Texts without the languages that nothing was written in. */
function withoutGaps({ columns }: Source, fields: Fields): Fields {
  const texts = columns.filter(({ field, kind }) => kind === "text" && fields[field]);
  const filled = texts.map(({ field }) => [
    field,
    Object.fromEntries(Object.entries(fields[field] as Fields).filter(([, words]) => words)),
  ]);
  return { ...fields, ...Object.fromEntries(filled) };
}

async function takeAway(tx: Tx, bound: Bound, { call, present }: { call: StaffCall; present: ManagedRow }) {
  const { resource, source, options } = bound;
  const { merchantId, id: by, branchIds } = call.session;
  const { id } = present;
  const where: { what: string; count: number }[] = [];
  for (const { what, ...user } of options.usedBy ?? []) {
    const count = await selectUses(tx, merchantId, user, id);
    if (count > 0) where.push({ what, count });
  }
  if (where.length > 0) return refuse("in_use", { where });
  const writing = { merchantId, id, fields: null, present, now: call.clock.now() };
  const more = await options.before?.(tx, writing);
  if (isRefused(more)) return more as Refused<"in_use">;
  await updateRemoved(tx, merchantId, source, { id, by, at: writing.now });
  await options.after?.(tx, writing);
  await finish(tx, bound, call, {
    entityId: id,
    kind: "removed",
    before: fieldsOf(resource, present),
    after: null,
  });
  const row = await selectManaged(tx, merchantId, source, { id, branchIds });
  return asIs(view(row ?? present));
}

/** The change's row for the audit; what guests see rises by one version and is told once. */
async function finish(
  tx: Tx,
  { resource }: Bound,
  call: StaffCall,
  change: Omit<Parameters<typeof recordChange>[2], "entity">,
): Promise<void> {
  recordChange(tx, call, { ...change, entity: resource.one });
  const { merchantId } = call.session;
  if (!resource.guestsSee) return;
  updateContent(tx);
  await publish(tx, { merchantId, topic: `${resource.guestsSee}-changed`, key: merchantId, payload: {} });
}

async function orTaken<T>({ unique }: ResourceOptions, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (unique === undefined || errorCode(error) !== "23505") throw error;
    return refuse("already_exists", { field: unique });
  }
}

function fieldsOf({ fields }: Resource, row: ManagedRow): Fields {
  const shown = view(row) as Fields;
  return Object.fromEntries(Object.keys(fields).map((field) => [field, shown[field]]));
}

/** Instants are compared as moments, however they are written. */
const comparable = (value: unknown): unknown =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value;
const sameFields = (before: Fields | null, after: Fields) =>
  Object.entries(after).every(([field, value]) =>
    isDeepStrictEqual(comparable(before?.[field]), comparable(value)),
  );

/** What lies there is told though it is older than what a field may be today: to mend it, people have to see it. */
const asIs = <T>(reply: T): Sent<T> => new Sent<T>(200, JSON.stringify(reply), false);

/** A row as it travels: moments as text, nothing of how it is kept. */
function view({ isRemoved: _isRemoved, sortValue: _sortValue, ...row }: ManagedRow) {
  const entries = Object.entries(row).map(([field, value]) => [
    field,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as Omit<ManagedRow, "changedAt" | "isRemoved"> & { changedAt: string };
}
