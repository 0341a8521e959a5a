import { SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import type { Resource } from "./resource.ts";

interface ResourceJsonField {
  "x-kind"?: string;
  "x-to"?: { many: string; path: string };
  "x-choices"?: string[];
  type?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  anyOf?: ResourceJsonField[];
}

/** Returns the JSON Schema of a field for a form. `isOptional` replaces the null alternative. */
export function toJsonField(field: z.ZodType): ResourceJsonField & { isOptional: boolean } {
  const json = z.toJSONSchema(field, { io: "input", unrepresentable: "any" }) as ResourceJsonField;
  const some = json.anyOf?.filter(({ type }) => type !== "null") ?? [];
  const [only] = some;
  if (!only || some.length !== 1 || json.anyOf?.length === 1) return { ...json, isOptional: false };
  return { ...only, isOptional: true };
}

/** Returns the kind of a field: its `x-kind`, or by type: flag, choice, count, number, line. */
export function kindFromField(field: z.ZodType): string {
  const { "x-kind": kind, type, enum: choices } = toJsonField(field);
  if (kind) return kind;
  if (choices) return "choice";
  if (type === "boolean") return "flag";
  if (type === "number") return "number";
  return type === "integer" ? "count" : "line";
}

/** Field as rendered by the console. */
export interface ResourceFieldShape {
  kind: string;
  isOptional: boolean;
  choices: string[];
  min: number | null;
  max: number | null;
  /** Resource whose rows a reference selects. */
  to: { many: string; path: string } | null;
  /** Minimum and maximum number of characters of a text, in each language. */
  shortest: number;
  longest: number | null;
}

/** Resource as rendered by the console, without schemas. */
export interface ResourceShape {
  one: string;
  many: string;
  path: string;
  writes: readonly string[];
  fields: Record<string, ResourceFieldShape>;
  /** Fields by which a list can be filtered. `sorts`: fields by which it can be sorted. */
  by: string[];
  sorts: readonly string[];
  isOrdered: boolean;
  within: string | null;
  /** Names of the row's fields that the text search covers. */
  search: readonly string[];
}

export function shapeFromResource(resource: Resource): ResourceShape {
  const { one, many, path, fields, sorts } = resource;
  const writes = resource.isForSupport ? [...resource.writes, SUPPORT_ACTOR] : resource.writes;
  const { by = {}, isOrdered = false, within = null, search = [] } = resource;
  const shapes = Object.entries(fields).map(([name, field]) => {
    const schema = toJsonField(field);
    const shape: ResourceFieldShape = {
      kind: kindFromField(field),
      isOptional: schema.isOptional,
      choices: schema.enum ?? schema["x-choices"] ?? [],
      min: schema.minimum ?? null,
      max: schema.maximum ?? null,
      to: schema["x-to"] ?? null,
      shortest: schema.minLength ?? 0,
      longest: schema.maxLength ?? null,
    };
    return [name, shape] as const;
  });
  return {
    one,
    many,
    path,
    writes,
    fields: Object.fromEntries(shapes),
    by: Object.keys(by),
    sorts,
    isOrdered,
    within,
    search,
  };
}
