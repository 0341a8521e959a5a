import { isDeepStrictEqual } from "node:util";
import type { FieldsOf, Resource } from "@dasturxon/contract/resource";
import { type Change, type Changer, recordChanges } from "../audit/index.ts";
import { publish } from "../bus/index.ts";
import type { ReadSql, Tx } from "../database/index.ts";
import type { Http, Refused } from "../http/index.ts";
import { type Branches, type Source, sourceOf } from "./columns.ts";
import { type ManagedRow, selectIsLiving, updateContent } from "./queries.ts";

export type Fields = Record<string, unknown>;

/** What is about to be written, or removed (`fields` null); `present` is null where it is added. */
export interface Writing<R extends Resource = Resource> {
  merchantId: string;
  id: string;
  fields: FieldsOf<R> | null;
  present: ManagedRow | null;
  now: Date;
  /** Where the pictures lie that it may show. */
  folders: readonly string[];
  branchIds: Branches;
  /** Fields of all rows that the same call writes. */
  together: readonly Fields[];
}

/** Change of a row as recorded in the audit log. */
export type RowChange = Omit<Change, "entity">;

export interface ResourceOptions<R extends Resource = Resource> {
  /** Its rows' table, managed by `manage_columns`. */
  table: string;
  /** The column of the order, where it is not `position`. */
  position?: string;
  /** `id`: each row is a branch itself. */
  branch?: "id";
  /** Field that must be unique among rows that are not deleted, compared by `fold_code`. */
  unique?: string;
  /** The reference of the rows among which it is unique; left out: among all of the brand's. */
  uniqueWithin?: string;
  /** The tables of its references, by field. */
  refersTo?: Record<string, string>;
  /** SQL of fields in `shows` that have no column. */
  computed?: Record<string, ReadSql>;
  /** What may stand on a row: then it is not removed. */
  usedBy?: { what: string; table: string; column: string }[];
  /** The same where it is no column: how many of what stand on these rows. */
  usesOf?: (tx: Tx, merchantId: string, ids: readonly string[]) => Promise<{ what: string; count: number }>;
  /** Refuses where there would be too many: asked once before rows are added or come back. */
  room?: (tx: Tx, merchantId: string, coming: number) => Promise<Refused | null>;
  /** Refuses what a row alone cannot know, or gives more columns to write. */
  before?(tx: Tx, writing: Writing<R>): Promise<Refused | Fields | undefined> | Refused | Fields | undefined;
  /** What follows from it in the same transaction. */
  after?(tx: Tx, writing: Writing<R>): Promise<void>;
  /** The same, once for all that is written together. */
  afterAll?: (tx: Tx, merchantId: string) => Promise<void>;
  /** Updates other rows of the resource that depend on this write. Returns their changes for the audit log. */
  others?(tx: Tx, writing: Writing<R>): Promise<readonly RowChange[]>;
}

/** A resource with its table. */
export interface Bound<R extends Resource = Resource> {
  resource: R;
  source: Source;
  options: ResourceOptions<R>;
}

/** Says where the rows of a resource lie, and what is looked at when they are written. */
export function bound<const R extends Resource>(resource: R, options: ResourceOptions<R>): Bound<R> {
  return { resource, source: sourceOf(resource, options, options.computed), options };
}

const boundTo = new WeakMap<Http, Map<string, Bound>>();

/** What was bound to these calls, by what one of it is called. */
export function boundOf(http: Http): Map<string, Bound> {
  const known = boundTo.get(http) ?? new Map<string, Bound>();
  boundTo.set(http, known);
  return known;
}

/** Where the pictures lie that may be shown: those that the brand's people sent, and what the changer brings besides. */
export const foldersOf = ({ session, pictureFolders = [] }: Changer): readonly string[] => [
  `${session.merchantId}/`,
  ...pictureFolders,
];

/** Is it a picture that what is written may show? */
export const isOwnPicture = ({ folders }: Pick<Writing, "folders">, image: string): boolean =>
  folders.some((folder) => image.startsWith(folder));

/** A picture has to be the brand's own, a reference to lead to a living row; what stands there already may stay. */
export async function wrongField(
  tx: Tx,
  { source, options }: Bound,
  { fields, ...writing }: Pick<Writing, "merchantId" | "present" | "folders"> & { fields: Fields },
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

/** Texts without the languages that nothing was written in. */
export function withoutGaps({ columns }: Source, fields: Fields): Fields {
  const texts = columns.filter(({ field, kind }) => kind === "text" && fields[field]);
  const filled = texts.map(({ field }) => [
    field,
    Object.fromEntries(Object.entries(fields[field] as Fields).filter(([, words]) => words)),
  ]);
  return { ...fields, ...Object.fromEntries(filled) };
}

/** The changes' rows for the audit; what guests see rises by one version and is told once. */
export async function finish(
  tx: Tx,
  { resource, options }: Bound,
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

/** The fields that a row may be called by. */
const NAMES = ["name", "code", "title", "number"];

/** The field that a row is called by; null: none. */
export function nameField(fields: Fields): string | null {
  return NAMES.find((name) => name in fields) ?? null;
}

/** Instants are compared as moments, however they are written. */
const comparable = (value: unknown): unknown =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value;
export const sameFields = (before: Fields | null, after: Fields) =>
  Object.entries(after).every(([field, value]) =>
    isDeepStrictEqual(comparable(before?.[field]), comparable(value)),
  );

/** A row as it travels: moments as text, nothing of how it is kept. */
export function view({ isRemoved: _isRemoved, sortValue: _sortValue, ...row }: ManagedRow) {
  const entries = Object.entries(row).map(([field, value]) => [
    field,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as Omit<ManagedRow, "changedAt" | "isRemoved"> & { changedAt: string };
}
