import { isDeepStrictEqual } from "node:util";
import type { WrittenRowFields, Resource } from "@dasturxon/contract/resource";
import { type RecordedChange, type ChangeAuthor, recordChanges } from "../audit/index.ts";
import { publishEvent } from "../bus/index.ts";
import type { ColumnReader, Tx } from "../database/index.ts";
import type { Http, Refusal } from "../http/index.ts";
import { type AllowedBranchIds, type ResourceSource, createResourceSource } from "./columns.ts";
import { type ManagedRow, selectRowExists, updateContentVersion } from "./queries.ts";

export type RowFields = Record<string, unknown>;

/** Pending write of one row. `fields` is null for a removal, `present` is null for a new row. */
export interface PendingRowWrite<R extends Resource = Resource> {
  merchantId: string;
  id: string;
  fields: WrittenRowFields<R> | null;
  present: ManagedRow | null;
  now: Date;
  /** Key prefixes of the pictures to which the row may refer. */
  folders: readonly string[];
  branchIds: AllowedBranchIds;
  /** Fields of all rows that the same call writes. */
  together: readonly RowFields[];
}

/** Change of a row as recorded in the audit log. */
export type RowChange = Omit<RecordedChange, "entity">;

export interface ResourceOptions<R extends Resource = Resource> {
  /** Name of the resource's table, which is managed by the SQL function `manage_columns`. */
  table: string;
  /** Name of the column with the manual sort order, if it is not `position`. */
  position?: string;
  /** Set to `id` if each row of the table is itself a branch. */
  branch?: "id";
  /** Field that must be unique among rows that are not deleted, compared by `fold_code`. */
  unique?: string;
  /** Reference that limits the uniqueness to rows with the same value. Undefined: unique in the brand. */
  uniqueWithin?: string;
  /** Tables that the fields with references point to, by field. */
  refersTo?: Record<string, string>;
  /** SQL that computes the fields in `shows` for which the table has no column. */
  computed?: Record<string, ColumnReader>;
  /** Columns of other tables that may reference a row of the resource. A referenced row cannot be removed. */
  usedBy?: { what: string; table: string; column: string }[];
  /** Returns the number of uses of these rows, for uses that are not references from a column. */
  usesOf?: (tx: Tx, merchantId: string, ids: readonly string[]) => Promise<{ what: string; count: number }>;
  /** Returns a refusal if the resource would have too many rows. Called once before rows are added or restored. */
  room?: (tx: Tx, merchantId: string, coming: number) => Promise<Refusal | null>;
  /** Refuses for reasons outside the row, or returns additional columns to write. */
  before?(
    tx: Tx,
    writing: PendingRowWrite<R>,
  ): Promise<Refusal | RowFields | undefined> | Refusal | RowFields | undefined;
  /** Function that runs in the same transaction after a row was written. */
  after?(tx: Tx, writing: PendingRowWrite<R>): Promise<void>;
  /** Function that runs once in the same transaction after all rows of a batch were written. */
  afterAll?: (tx: Tx, merchantId: string) => Promise<void>;
  /** Updates other rows of the resource that depend on this write. Returns their changes for the audit log. */
  others?(tx: Tx, writing: PendingRowWrite<R>): Promise<readonly RowChange[]>;
}

/** Resource of the console that is bound to a table, with its options. */
export interface ResourceBinding<R extends Resource = Resource> {
  resource: R;
  source: ResourceSource;
  options: ResourceOptions<R>;
}

/** Defines the table of a resource and the checks of its writes. */
export function defineResourceBinding<const R extends Resource>(
  resource: R,
  options: ResourceOptions<R>,
): ResourceBinding<R> {
  return { resource, source: createResourceSource(resource, options, options.computed), options };
}

const resourceBindingsByHttp = new WeakMap<Http, Map<string, ResourceBinding>>();

/** Returns the resources whose calls are bound to this HTTP server, by the name of one row. */
export function findResourceBindings(http: Http): Map<string, ResourceBinding> {
  const known = resourceBindingsByHttp.get(http) ?? new Map<string, ResourceBinding>();
  resourceBindingsByHttp.set(http, known);
  return known;
}

/**
 * Returns the prefixes of allowed pictures: uploads of the brand's staff, and additional folders of the author of the
 * change.
 */
export const listAllowedPictureFolders = ({
  session,
  pictureFolders = [],
}: ChangeAuthor): readonly string[] => [`${session.merchantId}/`, ...pictureFolders];

/** Returns whether the written row may show the picture. */
export const isAllowedPicture = ({ folders }: Pick<PendingRowWrite, "folders">, image: string): boolean =>
  folders.some((folder) => image.startsWith(folder));

/**
 * Returns the first invalid field: a picture must belong to the brand, a reference must lead to a row that is not
 * removed. Unchanged values are always valid.
 */
export async function findInvalidField(
  tx: Tx,
  { source, options }: ResourceBinding,
  { fields, ...writing }: Pick<PendingRowWrite, "merchantId" | "present" | "folders"> & { fields: RowFields },
  isLiving = selectRowExists,
): Promise<string | null> {
  const { merchantId, present } = writing;
  for (const { field, kind } of source.columns) {
    const value = fields[field];
    if (typeof value !== "string") continue;
    const isOld = value === present?.[field];
    if (kind === "picture" && !isOld && !isAllowedPicture(writing, value)) return field;
    const table = options.refersTo?.[field];
    if (table && !(isOld && !present?.isRemoved) && !(await isLiving(tx, merchantId, table, value)))
      return field;
  }
  return null;
}

/** Removes the languages with empty texts. */
export function removeEmptyTexts({ columns }: ResourceSource, fields: RowFields): RowFields {
  const texts = columns.filter(({ field, kind }) => kind === "text" && fields[field]);
  const filled = texts.map(({ field }) => [
    field,
    Object.fromEntries(Object.entries(fields[field] as RowFields).filter(([, words]) => words)),
  ]);
  return { ...fields, ...Object.fromEntries(filled) };
}

/** Writes the changes to the audit log. Increments the version of guest-visible content and publishes it once. */
export async function recordAndPublishChanges(
  tx: Tx,
  { resource, options }: ResourceBinding,
  call: ChangeAuthor,
  changes: readonly RowChange[],
): Promise<void> {
  const { merchantId } = call.session;
  recordChanges(
    tx,
    call,
    changes.map((change) => ({ ...change, entity: resource.one })),
  );
  await options.afterAll?.(tx, merchantId);
  if (!resource.guestsSee) return;
  updateContentVersion(tx);
  await publishEvent(tx, {
    merchantId,
    topic: `${resource.guestsSee}-changed`,
    key: merchantId,
    payload: {},
  });
}

export function pickShownFields({ fields }: Resource, row: ManagedRow): RowFields {
  const shown = toClientRow(row) as RowFields;
  return Object.fromEntries(Object.keys(fields).map((field) => [field, shown[field]]));
}

/** Fields that may serve as the display name of a row. */
const DISPLAY_NAME_FIELDS = ["name", "code", "title", "number"];

/** Returns the field with the display name of a row, or null if it has none. */
export function findDisplayNameField(fields: RowFields): string | null {
  return DISPLAY_NAME_FIELDS.find((name) => name in fields) ?? null;
}

/**
 * Converts a timestamp to a number, so that equal points in time are equal in any notation. Returns other values
 * unchanged.
 */
const toComparableValue = (value: unknown): unknown =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value;
export const haveSameFields = (before: RowFields | null, after: RowFields) =>
  Object.entries(after).every(([field, value]) =>
    isDeepStrictEqual(toComparableValue(before?.[field]), toComparableValue(value)),
  );

/** Returns a row as sent to clients: timestamps as text, without internal columns. */
export function toClientRow({ isRemoved: _isRemoved, sortValue: _sortValue, ...row }: ManagedRow) {
  const entries = Object.entries(row).map(([field, value]) => [
    field,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as Omit<ManagedRow, "changedAt" | "isRemoved"> & { changedAt: string };
}
