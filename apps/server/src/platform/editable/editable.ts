import { mergeWrittenFields, toRequestShape } from "@dasturxon/contract/field-kinds";
import type { StaffRole } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import type { ChangeAuthor } from "../audit/index.ts";
import { getErrorCode, type Tx } from "../database/index.ts";
import { type Http, isRefused, refuse, type Refusal } from "../http/index.ts";
import {
  type ResourceBinding,
  findResourceBindings,
  type RowFields,
  pickShownFields,
  findDisplayNameField,
  haveSameFields,
  removeEmptyTexts,
} from "../resource/bound.ts";
import { selectManagedRows } from "../resource/many/queries.ts";
import { type SingletonEntity, getSingletonRegistry } from "./singleton.ts";
import { writeManyRows } from "../resource/write-many.ts";

/** Current state of an entity that staff edit. */
export interface EntityState {
  version: number;
  fields: RowFields;
  /** Display name of the entity. Null if the entity has none. */
  name: unknown;
  changedBy: string | null;
  changedAt: Date;
  isRemoved: boolean;
}

/**
 * Kind and id of an entity. The id is null for a kind of which the brand has exactly one entity, for example the
 * settings.
 */
export interface EditableEntityId {
  entity: string;
  entityId: string | null;
}

/** A refusal, and the index of the refused change in the batch. The index is null if the refusal does not contain it. */
export interface EditRefusal {
  refused: Refusal;
  at: number | null;
  field: string | null;
}

/** Access to the fields of one kind of editable entity, for rows and singletons alike. */
export interface EditableEntity {
  writes: readonly StaffRole[];
  /** Parses the sent fields into their stored form. */
  parse(sent: RowFields): RowFields | Refusal<"bad_request">;
  /** Returns the sent fields, with properties that they omit filled from the current values. */
  complete(present: RowFields, sent: RowFields): RowFields;
  /**
   * Returns the current entities by id, limited to those that the caller may access. Locks them until the transaction
   * ends.
   */
  read(
    tx: Tx,
    call: Pick<ChangeAuthor, "session">,
    ids: readonly (string | null)[],
  ): Promise<Map<string | null, EntityState>>;
  /** Writes some fields of each entity, with the checks of the entity's form. The first refused change rolls back all. */
  write(
    tx: Tx,
    call: ChangeAuthor,
    changes: readonly { id: string | null; fields: RowFields }[],
  ): Promise<EditRefusal | null>;
}

/** Returns the access to entities of this kind, or undefined if the kind does not exist. */
export function findEditableEntity(http: Http, entity: string): EditableEntity | undefined {
  const singleton = getSingletonRegistry(http).get(entity);
  if (singleton) return createSingletonEntity(singleton);
  const bound = findResourceBindings(http).get(entity);
  return bound && createRowEntity(bound);
}

/** Returns the fields of an entity that differ from its previous state. */
export function selectDifferingFields(before: RowFields, after: RowFields): RowFields {
  const entries = Object.entries(after).filter(([name, value]) => !haveSameFields(before, { [name]: value }));
  return Object.fromEntries(entries);
}

function createSingletonEntity(singleton: SingletonEntity): EditableEntity {
  return {
    writes: singleton.writes,
    parse: (sent) => singleton.parse(sent),
    complete: (_present, sent) => sent,
    async read(tx, { session }, ids) {
      if (!ids.includes(null)) return new Map();
      const found = await singleton.read(tx, session.merchantId);
      return new Map([[null, { ...found, name: null, isRemoved: false }]]);
    },
    async write(tx, call, changes) {
      for (const [at, { fields }] of changes.entries()) {
        const refused = await singleton.write(tx, call, fields);
        if (refused) return { refused, at, field: refusedFieldName(refused) };
      }
      return null;
    },
  };
}

function createRowEntity(bound: ResourceBinding): EditableEntity {
  const { resource, source, options } = bound;
  const shape = z.object(toRequestShape(resource.fields)).partial();
  const read: EditableEntity["read"] = async (tx, { session: { merchantId, branchIds } }, ids) => {
    const wanted = ids.flatMap((id) => id ?? []);
    const rows = await selectManagedRows(tx, merchantId, source, { ids: wanted, branchIds });
    return new Map(
      rows.map((row) => {
        const { version, changedBy, changedAt, isRemoved } = row;
        const fields = pickShownFields(resource, row);
        const name = fields[findDisplayNameField(fields) ?? ""] ?? null;
        return [row.id, { version, changedBy, changedAt, isRemoved, fields, name }];
      }),
    );
  };
  return {
    writes: resource.writes,
    parse(sent) {
      const read = shape.safeParse(sent);
      if (!read.success) return refuseMalformedFields(read.error);
      return removeEmptyTexts(
        source,
        Object.fromEntries(Object.entries(read.data).filter(([name]) => name in sent)),
      );
    },
    complete(before, sent) {
      const after = mergeWrittenFields(resource.fields, { before, sent });
      return Object.fromEntries(Object.keys(sent).map((name) => [name, after[name]]));
    },
    read,
    async write(tx, call, changes) {
      const present = await read(
        tx,
        call,
        changes.map(({ id }) => id),
      );
      const missing = changes.findIndex(({ id }) => present.get(id)?.isRemoved !== false);
      if (missing >= 0) return { refused: refuse("not_found"), at: missing, field: null };
      const changed = changes.flatMap(({ id, fields }) => {
        const version = present.get(id)?.version;
        return id === null || version === undefined ? [] : [{ id, version, fields }];
      });
      try {
        const written = await writeManyRows(tx, bound, call, { changed });
        return isRefused(written) ? toEditRefusal(written) : null;
      } catch (error) {
        if (options.unique === undefined || getErrorCode(error) !== "23505") throw error;
        return {
          refused: refuse("already_exists", { field: options.unique }),
          at: null,
          field: options.unique,
        };
      }
    },
  };
}

/** Returns a refusal with the first invalid field of a failed validation. */
export function refuseMalformedFields({ issues }: z.ZodError): Refusal<"bad_request"> {
  return refuse("bad_request", { field: issues[0]?.path.join(".") || "fields", in: "body" });
}

const CHANGED_FIELD_PATTERN = /^changed\.(\d+)\.fields\.(.+)$/;

/** Extracts the index and the field of the refused change, if the refusal contains them. */
function toEditRefusal(refused: Refusal): EditRefusal {
  const [, at, field] = CHANGED_FIELD_PATTERN.exec(refusedFieldName(refused) ?? "") ?? [];
  if (at === undefined || field === undefined) return { refused, at: null, field: null };
  return { refused: refuse("bad_request", { field, in: "body" }), at: Number(at), field };
}

const refusedFieldName = ({ data }: Refusal) => (data as { field?: string }).field ?? null;
