import type { StaffRole } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { type Endpoint, declareEndpoint } from "./endpoint.ts";
import { toRequestShape } from "./field-kinds.ts";
import type { RefusalCode } from "./refusals.ts";
import { idParams, id, instant } from "./shapes.ts";

type ZodShape = Record<string, z.ZodType>;

/**
 * Resource: rows of one database table, managed by the staff. A write replaces all fields of a row, except omitted
 * optional fields.
 */
export interface ResourceDeclaration {
  /** Singular and plural names: `promo`, `promos`. Used in names of calls and in the change history. */
  one: string;
  many: string;
  path: `/console/v1/${string}`;
  reads: readonly StaffRole[];
  writes: readonly StaffRole[];
  fields: ZodShape;
  /** Fields that the API returns and that a write cannot contain. */
  shows?: ZodShape;
  /** Fields by which a list of the resource can be filtered. */
  by?: ZodShape;
  /** Names of the fields that the text search covers. */
  search?: readonly string[];
  /** Fields to sort a list by, default first. A manual order (`isOrdered`) has priority. */
  sorts: readonly string[];
  /** Whether the staff set the order of rows. `within`: field; rows with different values of it are ordered separately. */
  isOrdered?: boolean;
  within?: string;
  /** Whether guests see the rows: in the menu, or elsewhere in the store. */
  guestsSee?: "brand" | "menu";
  /** Whether platform support may write the rows, with the owner's consent. */
  isForSupport?: boolean;
  /** Additional refusals for writes, beyond validation of the row itself. */
  refuses?: readonly RefusalCode[];
}

/** Maximum number of rows per page of a list. */
export const MAX_PAGE_ROWS = 500;

/** Read-only fields that every row has. */
export const commonRowFields = {
  id,
  /** Version of the row (optimistic lock), incremented by each change. A change sends the version it is based on. */
  version: z.int(),
  changedAt: instant,
  /** Name of the staff member who last changed the row; null: not changed by a staff member. */
  changedBy: z.string().nullable(),
};
const resourceListQuery = {
  search: z.string().trim().max(100).optional(),
  sort: z.string().max(60).optional(),
  cursor: z.string().max(400).optional(),
  size: z.coerce.number().int().min(1).max(MAX_PAGE_ROWS).default(100),
};
const rowVersion = z.coerce.number().int().min(1);

type ResourceRowFields<D extends ResourceDeclaration> = D["fields"] &
  (D["shows"] extends ZodShape ? D["shows"] : {}) &
  typeof commonRowFields;
type ListQuery<D extends ResourceDeclaration> = (D["by"] extends ZodShape ? D["by"] : {}) &
  typeof resourceListQuery;

/** Creates the six calls of a resource from one declaration. Paths remain literal and fields typed. */
export function declareResource<const D extends ResourceDeclaration>(declaration: D) {
  const { many, path, reads, writes, fields, shows = {}, by = {}, refuses = [] } = declaration;
  const { isForSupport = false } = declaration;
  const told = { ...fields, ...shows, ...commonRowFields } as ResourceRowFields<D>;
  const asked = { ...by, ...resourceListQuery } as ListQuery<D>;
  const changed = { ...toRequestShape(fields), version: rowVersion } as D["fields"] & {
    version: typeof rowVersion;
  };
  const row = z.object(told);
  const within = declaration.within === undefined ? "" : `, each \`${declaration.within}\` for itself`;
  const common = { auth: "staff", urgency: "quote", isForSupport } as const;
  const item = `${path}/{id}` as `${D["path"]}/{id}`;
  return {
    ...declaration,
    row,
    calls: {
      list: declareEndpoint({
        ...common,
        method: "GET",
        path,
        roles: reads,
        summary: `Lists the brand's ${many} page by page, with search, filters and sorting`,
        query: z.object(asked),
        reply: z.object({
          items: z.array(row),
          /** Cursor for the next page of the list; null: this is the last page. */
          next: z.string().nullable(),
          total: z.int(),
        }),
      }),
      one: declareEndpoint({
        ...common,
        method: "GET",
        path: item,
        roles: reads,
        summary: `Returns one of the ${many}`,
        params: idParams,
        reply: row,
        refusals: ["not_found"],
      }),
      add: declareEndpoint({
        ...common,
        method: "POST",
        path,
        roles: writes,
        idempotent: true,
        summary: `Adds one of the ${many}`,
        body: z.object(toRequestShape(fields) as D["fields"]),
        reply: row,
        refusals: ["already_exists", "not_found", ...refuses],
      }),
      change: declareEndpoint({
        ...common,
        method: "PUT",
        path: item,
        roles: writes,
        summary: `Replaces the fields of one of the ${many}; with the version of its removal it is restored`,
        params: idParams,
        body: z.object(changed),
        reply: row,
        refusals: ["not_found", "stale_version", "already_exists", ...refuses],
      }),
      remove: declareEndpoint({
        ...common,
        method: "DELETE",
        path: item,
        roles: writes,
        summary: `Removes one of the ${many} unless it is in use`,
        params: idParams,
        query: z.object({ version: rowVersion }),
        reply: row,
        refusals: ["not_found", "stale_version", "in_use"],
      }),
      arrange: declareEndpoint({
        ...common,
        method: "PUT",
        path: `${path}/positions` as `${D["path"]}/positions`,
        roles: writes,
        summary: `Reorders the ${many}: the named ones first, the rest in their order${within}`,
        body: z.object({ ids: z.array(id).min(1).max(MAX_PAGE_ROWS) }),
        reply: z.object({ ids: z.array(id) }),
        refusals: ["not_found"],
      }),
    },
  };
}

/** Resource. Without a type argument the names of its fields are not known. */
export type Resource<D extends ResourceDeclaration = ResourceDeclaration> = ReturnType<
  typeof declareResource<D>
>;

/** Fields of a row to be written, as the schema returns them after parsing. */
export type WrittenRowFields<R extends Resource> = {
  [Field in keyof R["fields"]]: z.output<R["fields"][Field]>;
};

type CallsByName<R extends Resource> = { [K in `managed${Capitalize<R["many"]>}`]: R["calls"]["list"] } & {
  [K in `managed${Capitalize<R["one"]>}`]: R["calls"]["one"];
} & { [K in `add${Capitalize<R["one"]>}`]: R["calls"]["add"] } & {
  [K in `change${Capitalize<R["one"]>}`]: R["calls"]["change"];
} & { [K in `remove${Capitalize<R["one"]>}`]: R["calls"]["remove"] } & (R["isOrdered"] extends true
    ? { [K in `arrange${Capitalize<R["many"]>}`]: R["calls"]["arrange"] }
    : {});

/** Returns the calls by name: `managedPromos`, `managedPromo`, `addPromo`, `changePromo`, `removePromo`, `arrange…`. */
export function createNamedCalls<const R extends Resource>({
  one,
  many,
  isOrdered,
  calls,
}: R): CallsByName<R> {
  const capitalize = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const named: Record<string, Endpoint> = {
    [`managed${capitalize(many)}`]: calls.list,
    [`managed${capitalize(one)}`]: calls.one,
    [`add${capitalize(one)}`]: calls.add,
    [`change${capitalize(one)}`]: calls.change,
    [`remove${capitalize(one)}`]: calls.remove,
    ...(isOrdered ? { [`arrange${capitalize(many)}`]: calls.arrange } : {}),
  };
  return named as CallsByName<R>;
}
