import { isDeepStrictEqual } from "node:util";
import type { FieldsOf, Resource } from "@dasturxon/contract/resource";
import { type Change, type Changer, recordChanges } from "../audit/index.ts";
import { publish } from "../bus/index.ts";
import type { ReadSql, Tx } from "../database/index.ts";
import type { Http, Refusal } from "../http/index.ts";
import { type Branches, type Source, sourceOf } from "./columns.ts";
import { type ManagedRow, selectIsLiving, updateContent } from "./queries.ts";

export type Fields = Record<string, unknown>;

/** A pending write. `fields` is null for a removal, `present` is null for a new row. */
export interface RowWrite<R extends Resource = Resource> {
  merchantId: string;
  id: string;
  fields: FieldsOf<R> | null;
  present: ManagedRow | null;
  now: Date;
  /** Prefixes of the keys of pictures that the row may show. */
  folders: readonly string[];
  branchIds: Branches;
  /** Fields of all rows that the same call writes. */
  together: readonly Fields[];
}

/** Change of a row as recorded in the audit log. */
export type RowChange = Omit<Change, "entity">;

export interface ResourceOptions<R extends Resource = Resource> {
  /** Table of the rows, managed by `manage_columns`. */
  table: string;
  /** Column of the sort order, if not `position`. */
  position?: string;
  /** `id`: each row is itself a branch. */
  branch?: "id";
  /** Field that must be unique among rows that are not deleted, compared by `fold_code`. */
  unique?: string;
  /** Reference that limits the uniqueness to rows with the same value. Undefined: unique in the brand. */
  uniqueWithin?: string;
  /** Tables of the references, by field. */
  refersTo?: Record<string, string>;
  /** SQL of fields in `shows` that have no column. */
  computed?: Record<string, ReadSql>;
  /** Columns that may reference a row. A referenced row cannot be removed. */
  usedBy?: { what: string; table: string; column: string }[];
  /** Number of uses of these rows, for uses that are not a column. */
  usesOf?: (tx: Tx, merchantId: string, ids: readonly string[]) => Promise<{ what: string; count: number }>;
  /** Refuses if there would be too many rows. Called once before rows are added or restored. */
  room?: (tx: Tx, merchantId: string, coming: number) => Promise<Refusal | null>;
  /** Refuses for reasons outside the row, or returns additional columns to write. */
  before?(tx: Tx, writing: RowWrite<R>): Promise<Refusal | Fields | undefined> | Refusal | Fields | undefined;
  /** Runs in the same transaction after a row was written. */
  after?(tx: Tx, writing: RowWrite<R>): Promise<void>;
  /** Runs once in the same transaction after all rows of a batch were written. */
  afterAll?: (tx: Tx, merchantId: string) => Promise<void>;
  /** Updates other rows of the resource that depend on this write. Returns their changes for the audit log. */
  others?(tx: Tx, writing: RowWrite<R>): Promise<readonly RowChange[]>;
}

/** A resource with its table and options. */
export interface Binding<R extends Resource = Resource> {
  resource: R;
  source: Source;
  options: ResourceOptions<R>;
}

/** Defines the table of a resource and the checks of its writes. */
export function bound<const R extends Resource>(resource: R, options: ResourceOptions<R>): Binding<R> {
  return { resource, source: sourceOf(resource, options, options.computed), options };
}

const boundTo = new WeakMap<Http, Map<string, Binding>>();

/** Returns the resources bound to these calls, by the name of one row. */
export function boundOf(http: Http): Map<string, Binding> {
  const known = boundTo.get(http) ?? new Map<string, Binding>();
  boundTo.set(http, known);
  return known;
}

/** Returns the prefixes of allowed pictures: uploads of the brand's staff, and additional folders of the changer. */
export const foldersOf = ({ session, pictureFolders = [] }: Changer): readonly string[] => [
  `${session.merchantId}/`,
  ...pictureFolders,
];

/** Returns whether the written row may show the picture. */
export const isOwnPicture = ({ folders }: Pick<RowWrite, "folders">, image: string): boolean =>
  folders.some((folder) => image.startsWith(folder));

/**
 * Returns the first invalid field: a picture must belong to the brand, a reference must lead to a row that is not
 * removed. Unchanged values are always valid.
 */
export async function wrongField(
  tx: Tx,
  { source, options }: Binding,
  { fields, ...writing }: Pick<RowWrite, "merchantId" | "present" | "folders"> & { fields: Fields },
  isLiving = selectIsLiving,
): Promise<string | null> {
  const { merchantId, present } = writing;
  for (const { field, kind } of source.columns) {
    const value = fields[field];
    if (typeof value !== "string") continue;
    const isOld = value === present?.[field];
    if (kind === "picture" && !isOld && !isOwnPicture(writing, value)) return field;
    const table = options.refersTo?.[field];
    if (table && !(isOld && !present?.isRemoved) && !(await isLiving(tx, merchantId, table, value)))
      return field;
  }
  return null;
}

/** Removes the languages with empty texts. */
export function withoutGaps({ columns }: Source, fields: Fields): Fields {
  const texts = columns.filter(({ field, kind }) => kind === "text" && fields[field]);
  const filled = texts.map(({ field }) => [
    field,
    Object.fromEntries(Object.entries(fields[field] as Fields).filter(([, words]) => words)),
  ]);
  return { ...fields, ...Object.fromEntries(filled) };
}

/** Writes the changes to the audit log. Increments the version of guest-visible content and publishes it once. */
export async function finish(
  tx: Tx,
  { resource, options }: Binding,
  call: Changer,
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
  updateContent(tx);
  await publish(tx, { merchantId, topic: `${resource.guestsSee}-changed`, key: merchantId, payload: {} });
}

export function fieldsOf({ fields }: Resource, row: ManagedRow): Fields {
  const shown = view(row) as Fields;
  return Object.fromEntries(Object.keys(fields).map((field) => [field, shown[field]]));
}

/** Fields that may serve as the display name of a row. */
const NAMES = ["name", "code", "title", "number"];

/** Returns the field with the display name of a row, or null if it has none. */
export function nameField(fields: Fields): string | null {
  return NAMES.find((name) => name in fields) ?? null;
}

/** Compares timestamps as points in time, independent of their notation. */
const comparable = (value: unknown): unknown =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value;
export const sameFields = (before: Fields | null, after: Fields) =>
  Object.entries(after).every(([field, value]) =>
    isDeepStrictEqual(comparable(before?.[field]), comparable(value)),
  );

/** Returns a row as sent to clients: timestamps as text, without internal columns. */
export function view({ isRemoved: _isRemoved, sortValue: _sortValue, ...row }: ManagedRow) {
  const entries = Object.entries(row).map(([field, value]) => [
    field,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as Omit<ManagedRow, "changedAt" | "isRemoved"> & { changedAt: string };
}
