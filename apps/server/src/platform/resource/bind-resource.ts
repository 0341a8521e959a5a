import type { Resource } from "@dasturxon/contract/resource";
import { worksIn } from "@dasturxon/domain/staff-rank";
import { errorCode, type Tx } from "../database/index.ts";
import { bind, type Http, idempotently, isRefused, refuse, type Refused } from "../http/index.ts";
import type { Changer } from "../audit/index.ts";
import { Sent } from "../http/sent.ts";
import { newId } from "../ids.ts";
import {
  bound,
  type Bound,
  boundOf,
  type Fields,
  fieldsOf,
  finish,
  foldersOf,
  type ResourceOptions,
  sameFields,
  view,
  withoutGaps,
  wrongField,
} from "./bound.ts";
import { updateManyRemoved } from "./many/queries.ts";
import { prepareRemovals } from "./write-many.ts";
import { readCursor, sortKeyOf, writeCursor } from "./columns.ts";
import {
  insertManaged,
  type ManagedRow,
  selectArranged,
  selectManaged,
  selectNextPosition,
  selectPage,
  updateManaged,
  updatePositions,
} from "./queries.ts";

/** Binds the calls of a resource to its table: each write is one transaction with its row in `changes`. */
export function bindResource<R extends Resource>(http: Http, resource: R, options: ResourceOptions<R>): void {
  bindCalls(http, bound(resource, options));
}

/** The same of one whose rows are written besides by who has no call. */
export function bindCalls(http: Http, bound: Bound): void {
  const { resource, source, options } = bound;
  boundOf(http).set(resource.one, bound);
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
      await finish(tx, bound, call, [{ entityId: null, kind: "arranged", before, after: ids }]);
      return { ids };
    });
  });
}

/** The row as it is now, held; refused where it is not the one that the change was made on. */
async function held(
  tx: Tx,
  { source }: Bound,
  { call, id, version }: { call: Changer; id: string; version: number },
): Promise<ManagedRow | Refused<"not_found" | "stale_version">> {
  const { merchantId, branchIds } = call.session;
  const present = await selectManaged(tx, merchantId, source, { id, branchIds, isHeld: true });
  if (!present || (present.isRemoved && present.version !== version)) return refuse("not_found");
  return present.version === version ? present : refuse("stale_version", { present: view(present) });
}

interface Change {
  call: Changer;
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
  const writing = { merchantId, id, fields, present, now: call.clock.now(), folders: foldersOf(call) };
  const wrong = await wrongField(tx, bound, writing);
  if (wrong) return refuse("bad_request", { field: wrong, in: "body" });
  const full = present && !present.isRemoved ? null : await options.room?.(tx, merchantId, 1);
  if (full) return full as Refused<"not_found">;
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
  await finish(tx, bound, call, [{ entityId: id, kind, before: kind === "restored" ? null : before, after }]);
  return view(row);
}

async function takeAway(tx: Tx, bound: Bound, { call, present }: { call: Changer; present: ManagedRow }) {
  const { resource, source, options } = bound;
  const { merchantId, id: by, branchIds } = call.session;
  const { id } = present;
  const now = call.clock.now();
  const leaving = await prepareRemovals(tx, bound, call, [present]);
  if (isRefused(leaving)) return leaving as Refused<"in_use">;
  await updateManyRemoved(tx, merchantId, source, { ids: [id], by, at: now });
  for (const { writing } of leaving) await options.after?.(tx, writing);
  await finish(tx, bound, call, [
    { entityId: id, kind: "removed", before: fieldsOf(resource, present), after: null },
  ]);
  const row = await selectManaged(tx, merchantId, source, { id, branchIds });
  return asIs(view(row ?? present));
}

async function orTaken<T>({ unique }: ResourceOptions, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (unique === undefined || errorCode(error) !== "23505") throw error;
    return refuse("already_exists", { field: unique });
  }
}

/** What lies there is told though it is older than what a field may be today: to mend it, people have to see it. */
const asIs = <T>(reply: T): Sent<T> => new Sent<T>(200, JSON.stringify(reply), false);
