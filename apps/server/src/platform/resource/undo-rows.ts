import type { ChangeKind } from "@dasturxon/contract/changes";
import { mergeWrittenFields } from "@dasturxon/contract/field-kinds";
import type { ChangeAuthor } from "../audit/index.ts";
import type { Tx } from "../database/index.ts";
import { type Http, isRefused, refuse, type Refusal } from "../http/index.ts";
import {
  type ResourceBinding,
  findResourceBindings,
  type RowFields,
  pickShownFields,
  findDisplayNameField,
  haveSameFields,
} from "./bound.ts";
import { selectManagedRows } from "./many/queries.ts";
import type { ManagedRow } from "./queries.ts";
import { writeManyRows } from "./write-many.ts";

/** Change of an entity that was read from the audit log. */
export interface LoggedChange {
  entity: string;
  entityId: string | null;
  kind: ChangeKind;
  before: unknown;
  after: unknown;
}

type RowsUndoRefusal = Refusal<
  "not_found" | "forbidden" | "stale_version" | "in_use" | "bad_request" | "plan_limit"
>;

/**
 * Undoes changes of rows, all or none: removes added rows, restores removed rows and resets changed fields. Each undo
 * is an ordinary change by the caller, who needs the right to write the resource. Refuses with the affected rows if any
 * of them was changed since. [S37]
 * @param changes the newest first.
 */
export async function undoRows(
  tx: Tx,
  http: Http,
  call: ChangeAuthor,
  changes: readonly LoggedChange[],
): Promise<{ undone: number } | RowsUndoRefusal> {
  for (const entity of new Set(changes.map((change) => change.entity))) {
    const bound = findResourceBindings(http).get(entity);
    if (!bound) return refuse("not_found");
    if (!bound.resource.writes.some((role) => role === call.session.role)) return refuse("forbidden");
    const own = changes.filter((change) => change.entity === entity);
    const refused = await undoRowsOfResource(tx, bound, call, own);
    if (refused) return refused;
  }
  return changes.length === 0 ? refuse("not_found") : { undone: changes.length };
}

async function undoRowsOfResource(
  tx: Tx,
  bound: ResourceBinding,
  call: ChangeAuthor,
  changes: readonly LoggedChange[],
): Promise<RowsUndoRefusal | null> {
  const { merchantId, branchIds } = call.session;
  const ids = changes.flatMap(({ entityId }) => entityId ?? []);
  if (ids.length < changes.length || changes.some(({ kind }) => !UNDOABLE_CHANGE_KINDS.has(kind)))
    return refuse("not_found");
  const found = await selectManagedRows(tx, merchantId, bound.source, { ids, branchIds });
  const rows = new Map(found.map((row) => [row.id, row]));
  const pairs = changes.map((change) => ({ change, row: rows.get(change.entityId ?? "") }));
  if (pairs.some(({ row }) => !row)) return refuse("not_found");
  const moved = pairs.filter(({ change, row }) => row && !stillHasWrittenValues(bound, change, row));
  if (moved.length > 0)
    return refuse("stale_version", {
      rows: moved.map(({ row }) => ({
        id: row?.id ?? "",
        name: row?.[findDisplayNameField(row) ?? ""] ?? null,
      })),
    });
  const isAddedOrRestored = ({ kind }: LoggedChange) => kind === "added" || kind === "restored";
  const written = await writeManyRows(tx, bound, call, {
    removed: pairs.filter(({ change }) => isAddedOrRestored(change)).flatMap(({ row }) => row?.id ?? []),
    changed: pairs
      .filter(({ change }) => !isAddedOrRestored(change))
      .flatMap(({ change, row }) =>
        row ? [{ id: row.id, version: row.version, fields: selectWritableFields(bound, change.before) }] : [],
      ),
  });
  return isRefused(written) ? written : null;
}

const UNDOABLE_CHANGE_KINDS = new Set<ChangeKind>(["added", "changed", "removed", "restored"]);

/** Returns whether the fields of the change still have the values that it wrote. */
function stillHasWrittenValues(
  bound: ResourceBinding,
  { kind, after }: LoggedChange,
  row: ManagedRow,
): boolean {
  if (kind === "removed") return row.isRemoved;
  return (
    !row.isRemoved &&
    haveSameFields(
      selectWritableFields(bound, pickShownFields(bound.resource, row)),
      selectWritableFields(bound, after),
    )
  );
}

/** Returns the audited fields that the resource still has. Properties added since then have their defaults. */
function selectWritableFields({ resource }: ResourceBinding, kept: unknown): RowFields {
  const entries = Object.entries((kept ?? {}) as RowFields);
  const sent = Object.fromEntries(entries.filter(([field]) => field in resource.fields));
  return mergeWrittenFields(resource.fields, { before: null, sent });
}
