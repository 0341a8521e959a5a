import type { Resource } from "@dasturxon/contract/resource";
import { getErrorCode, type Tx } from "../database/index.ts";
import {
  bindEndpoint,
  type Http,
  writeIdempotently,
  isRefused,
  refuse,
  type Refusal,
} from "../http/index.ts";
import type { ChangeAuthor } from "../audit/index.ts";
import { EncodedReply } from "../http/reply/sent-reply.ts";
import { newId } from "../ids.ts";
import {
  defineResourceBinding,
  type ResourceBinding,
  findResourceBindings,
  type RowFields,
  recordAndPublishChanges,
  type ResourceOptions,
  toClientRow,
} from "./bound.ts";
import { decodePageCursor, parseSortKey, encodePageCursor } from "./columns.ts";
import { prepareRowRemovals, createRowChecker, writePreparedRows } from "./prepare-rows.ts";
import {
  type ManagedRow,
  selectOrderedIds,
  selectManagedRow,
  selectManagedPage,
  updateRowPositions,
} from "./queries.ts";

/** Binds the calls of a resource to its table. Each write is one transaction that also inserts a row into `changes`. */
export function bindResource<R extends Resource>(http: Http, resource: R, options: ResourceOptions<R>): void {
  bindResourceCalls(http, defineResourceBinding(resource, options));
}

/** Binds the calls of a resource whose rows are also written by code without an API call. */
export function bindResourceCalls(http: Http, bound: ResourceBinding): void {
  const { resource, source, options } = bound;
  findResourceBindings(http).set(resource.one, bound);
  const { list, one, add, change, remove, arrange } = resource.calls;
  bindEndpoint(http, list, ({ session: { merchantId, branchIds }, query, db }) => {
    const { search = "", sort: wanted, cursor, size, ...filters } = query;
    const by = source.columns.flatMap((column) => {
      const value = (filters as RowFields)[column.field];
      return value === undefined ? [] : [{ column, value }];
    });
    const sort = parseSortKey(source, { sorts: resource.sorts, by }, wanted);
    if (!sort) return refuse("bad_request", { field: "sort", in: "query" });
    const after = cursor === undefined ? null : decodePageCursor(cursor, sort);
    if (cursor !== undefined && !after) return refuse("bad_request", { field: "cursor", in: "query" });
    return db.tenantRead(merchantId, async (tx) => {
      const question = { sort, search, by, after, size, branchIds };
      const { found, total } = await selectManagedPage(tx, merchantId, source, question);
      const last = found.length === size ? found.at(-1) : undefined;
      const value = last?.["sortValue"] as string | null;
      return createUnvalidatedReply({
        items: found.map(toClientRow),
        next: last ? encodePageCursor({ value, id: last.id }) : null,
        total,
      });
    });
  });
  bindEndpoint(http, one, async ({ session: { merchantId, branchIds }, params: { id }, db }) => {
    const found = await db.tenantRead(merchantId, (tx) =>
      selectManagedRow(tx, merchantId, source, { id, branchIds }),
    );
    return found && !found.isRemoved ? createUnvalidatedReply(toClientRow(found)) : refuse("not_found");
  });
  bindEndpoint(http, add, (call) => {
    const work = (tx: Tx) =>
      writeManagedRow(tx, bound, call, { present: null, id: newId(), fields: call.body });
    return refuseIfNotUnique(options, () =>
      call.db.tenant(call.session.merchantId, (tx) =>
        writeIdempotently(tx, call, { load: () => Promise.resolve(), work: () => work(tx) }),
      ),
    );
  });
  bindEndpoint(http, change, (call) => {
    const { version, ...fields } = call.body as RowFields & { version: number };
    return refuseIfNotUnique(options, () =>
      call.db.tenant(call.session.merchantId, async (tx) => {
        const present = await lockRowVersion(tx, bound, { call, id: call.params.id, version });
        return isRefused(present)
          ? present
          : writeManagedRow(tx, bound, call, { present, id: present.id, fields });
      }),
    );
  });
  bindEndpoint(http, remove, (call) =>
    call.db.tenant(call.session.merchantId, async (tx) => {
      const present = await lockRowVersion(tx, bound, {
        call,
        id: call.params.id,
        version: call.query.version,
      });
      if (isRefused(present)) return present;
      return present.isRemoved ? refuse("not_found") : removeManagedRow(tx, bound, call, present);
    }),
  );
  if (source.position !== null) bindRowOrderCall(http, arrange, bound, source.position);
}

function bindRowOrderCall(
  http: Http,
  arrange: Resource["calls"]["arrange"],
  bound: ResourceBinding,
  position: string,
): void {
  bindEndpoint(http, arrange, (call) => {
    const { merchantId, branchIds } = call.session;
    return call.db.tenant(merchantId, async (tx) => {
      const named = [...new Set(call.body.ids)];
      const order = { position, among: named[0] ?? "", branchIds };
      const before = await selectOrderedIds(tx, merchantId, bound.source, order);
      if (named.some((id) => !before.includes(id))) return refuse("not_found");
      const ids = [...named, ...before.filter((id) => !named.includes(id))];
      if (ids.join() === before.join()) return { ids };
      await updateRowPositions(tx, merchantId, bound.source, { position, ids });
      await recordAndPublishChanges(tx, bound, call, [
        { entityId: null, kind: "arranged", before, after: ids },
      ]);
      return { ids };
    });
  });
}

/** Returns the current row and locks it. Refuses if the version differs from the one that was edited. */
async function lockRowVersion(
  tx: Tx,
  { source }: ResourceBinding,
  { call, id, version }: { call: ChangeAuthor; id: string; version: number },
): Promise<ManagedRow | Refusal<"not_found" | "stale_version">> {
  const { merchantId, branchIds } = call.session;
  const present = await selectManagedRow(tx, merchantId, source, { id, branchIds, isHeld: true });
  if (!present || (present.isRemoved && present.version !== version)) return refuse("not_found");
  return present.version === version ? present : refuse("stale_version", { present: toClientRow(present) });
}

/** Writes one row with the fields of its form. */
async function writeManagedRow(
  tx: Tx,
  bound: ResourceBinding,
  call: ChangeAuthor,
  { present, id, fields }: { present: ManagedRow | null; id: string; fields: RowFields },
) {
  const { merchantId, branchIds } = call.session;
  const isComing = !present || present.isRemoved;
  const full = isComing ? await bound.options.room?.(tx, merchantId, 1) : null;
  if (full) return full as Refusal<"not_found">;
  const ready = await createRowChecker(tx, bound, call)(present, id, fields);
  if (isRefused(ready)) return ready;
  if (present && !ready.change) return toClientRow(present);
  await writePreparedRows(tx, bound, call, { [present ? "changed" : "added"]: [ready] });
  const row = await selectManagedRow(tx, merchantId, bound.source, { id, branchIds });
  if (!row) throw new Error("what was written is not there");
  return toClientRow(row);
}

async function removeManagedRow(tx: Tx, bound: ResourceBinding, call: ChangeAuthor, present: ManagedRow) {
  const { merchantId, branchIds } = call.session;
  const removed = await prepareRowRemovals(tx, bound, call, [present]);
  if (isRefused(removed)) return removed as Refusal<"in_use">;
  await writePreparedRows(tx, bound, call, { removed });
  const row = await selectManagedRow(tx, merchantId, bound.source, { id: present.id, branchIds });
  return createUnvalidatedReply(toClientRow(row ?? present));
}

async function refuseIfNotUnique<T>({ unique }: ResourceOptions, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (unique === undefined || getErrorCode(error) !== "23505") throw error;
    return refuse("already_exists", { field: unique });
  }
}

/**
 * Creates a reply with stored rows that is not validated: staff must be able to see and correct values that are now
 * invalid.
 */
const createUnvalidatedReply = <T>(reply: T): EncodedReply<T> =>
  new EncodedReply<T>(200, JSON.stringify(reply), false);
