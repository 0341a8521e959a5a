import type { StaffRole } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import { type Endpoint, endpoint } from "./endpoint.ts";
import { writeShape } from "./field-kinds.ts";
import type { RefusalCode } from "./refusals.ts";
import { byId, id, instant } from "./shapes.ts";

type Shape = Record<string, z.ZodType>;

/** What a brand's people keep as rows of one table: saving a row replaces its fields. */
export interface Declaration {
  /** What one is called, and many: `promo`, `promos`; the calls' names and the audit's. */
  one: string;
  many: string;
  path: `/console/v1/${string}`;
  reads: readonly StaffRole[];
  writes: readonly StaffRole[];
  fields: Shape;
  /** Told and never written: what else became of it. */
  shows?: Shape;
  /** Fields that a list may be narrowed by. */
  by?: Shape;
  /** Fields whose words are searched. */
  search?: readonly string[];
  /** Fields that a list may be sorted by, the first by itself; `isOrdered` goes before them. */
  sorts: readonly string[];
  /** People put the rows in order; `within`: those that have the same value of this field. */
  isOrdered?: boolean;
  within?: string;
  /** Guests see it: in the menu, or elsewhere in the store. */
  guestsSee?: "brand" | "menu";
  /** Who came in from the platform by the owner's consent keeps them too. */
  isForSupport?: boolean;
  /** Why its rows may be refused besides what a row says by itself. */
  refuses?: readonly RefusalCode[];
}

/** The most rows that a page of a list has. */
export const MAX_PAGE = 500;

const stamp = {
  id,
  /** Raised by every change; a change names the one that it was made on. */
  version: z.int(),
  changedAt: instant,
  /** Who changed it last; null: nobody of the staff. */
  changedBy: z.string().nullable(),
};
const paging = {
  search: z.string().trim().max(100).optional(),
  sort: z.string().max(60).optional(),
  cursor: z.string().max(400).optional(),
  size: z.coerce.number().int().min(1).max(MAX_PAGE).default(100),
};
const version = z.coerce.number().int().min(1);

type Told<D extends Declaration> = D["fields"] & (D["shows"] extends Shape ? D["shows"] : {}) & typeof stamp;
type Asked<D extends Declaration> = (D["by"] extends Shape ? D["by"] : {}) & typeof paging;

/** The six calls of a thing that people keep, from one declaration: paths stay literal, fields typed. */
export function resource<const D extends Declaration>(declaration: D) {
  const { many, path, reads, writes, fields, shows = {}, by = {}, refuses = [] } = declaration;
  const { isForSupport = false } = declaration;
  const told = { ...fields, ...shows, ...stamp } as Told<D>;
  const asked = { ...by, ...paging } as Asked<D>;
  const changed = { ...writeShape(fields), version } as D["fields"] & { version: typeof version };
  const row = z.object(told);
  const within = declaration.within === undefined ? "" : `, each \`${declaration.within}\` for itself`;
  const common = { auth: "staff", urgency: "quote", isForSupport } as const;
  const item = `${path}/{id}` as `${D["path"]}/{id}`;
  return {
    ...declaration,
    row,
    calls: {
      list: endpoint({
        ...common,
        method: "GET",
        path,
        roles: reads,
        summary: `The brand's ${many}, page by page: searched, narrowed, sorted`,
        query: z.object(asked),
        reply: z.object({
          items: z.array(row),
          /** Gives the page after this one; null: it is the last. */
          next: z.string().nullable(),
          total: z.int(),
        }),
      }),
      one: endpoint({
        ...common,
        method: "GET",
        path: item,
        roles: reads,
        summary: `One of the ${many}`,
        params: byId,
        reply: row,
        refusals: ["not_found"],
      }),
      add: endpoint({
        ...common,
        method: "POST",
        path,
        roles: writes,
        idempotent: true,
        summary: `Adds one to the ${many}`,
        body: z.object(writeShape(fields) as D["fields"]),
        reply: row,
        refusals: ["already_exists", "not_found", ...refuses],
      }),
      change: endpoint({
        ...common,
        method: "PUT",
        path: item,
        roles: writes,
        summary: `Replaces the fields of one of the ${many}; with the version of its removal it comes back`,
        params: byId,
        body: z.object(changed),
        reply: row,
        refusals: ["not_found", "stale_version", "already_exists", ...refuses],
      }),
      remove: endpoint({
        ...common,
        method: "DELETE",
        path: item,
        roles: writes,
        summary: `Removes one of the ${many} unless it is in use`,
        params: byId,
        query: z.object({ version }),
        reply: row,
        refusals: ["not_found", "stale_version", "in_use"],
      }),
      arrange: endpoint({
        ...common,
        method: "PUT",
        path: `${path}/positions` as `${D["path"]}/positions`,
        roles: writes,
        summary: `Puts the ${many} in order: the named ones first, the rest as they were${within}`,
        body: z.object({ ids: z.array(id).min(1).max(MAX_PAGE) }),
        reply: z.object({ ids: z.array(id) }),
        refusals: ["not_found"],
      }),
    },
  };
}

/** A resource; without a declaration one whose fields are not known by name. */
export type Resource<D extends Declaration = Declaration> = ReturnType<typeof resource<D>>;

/** What is written of one: its fields, as they were read. */
export type FieldsOf<R extends Resource> = { [Field in keyof R["fields"]]: z.output<R["fields"][Field]> };

type Named<R extends Resource> = { [K in `managed${Capitalize<R["many"]>}`]: R["calls"]["list"] } & {
  [K in `managed${Capitalize<R["one"]>}`]: R["calls"]["one"];
} & { [K in `add${Capitalize<R["one"]>}`]: R["calls"]["add"] } & {
  [K in `change${Capitalize<R["one"]>}`]: R["calls"]["change"];
} & { [K in `remove${Capitalize<R["one"]>}`]: R["calls"]["remove"] } & (R["isOrdered"] extends true
    ? { [K in `arrange${Capitalize<R["many"]>}`]: R["calls"]["arrange"] }
    : {});

/** Its calls by their names: `managedPromos`, `managedPromo`, `addPromo`, `changePromo`, `removePromo`, `arrange…`. */
export function callsOf<const R extends Resource>({ one, many, isOrdered, calls }: R): Named<R> {
  const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const named: Record<string, Endpoint> = {
    [`managed${capital(many)}`]: calls.list,
    [`managed${capital(one)}`]: calls.one,
    [`add${capital(one)}`]: calls.add,
    [`change${capital(one)}`]: calls.change,
    [`remove${capital(one)}`]: calls.remove,
    ...(isOrdered ? { [`arrange${capital(many)}`]: calls.arrange } : {}),
  };
  return named as Named<R>;
}
