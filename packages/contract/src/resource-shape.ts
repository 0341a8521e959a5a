import { SUPPORT } from "@dasturxon/domain/staff-permission";
import { z } from "zod";
import type { Resource } from "./resource.ts";

interface JsonField {
  "x-kind"?: string;
  "x-to"?: { many: string; path: string };
  "x-choices"?: string[];
  type?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  anyOf?: JsonField[];
}

/** What a form has to know of a field: its JSON Schema without the "or nothing", which is told apart. */
export function fieldSchema(field: z.ZodType): JsonField & { isOptional: boolean } {
  const json = z.toJSONSchema(field, { io: "input", unrepresentable: "any" }) as JsonField;
  const some = json.anyOf?.filter(({ type }) => type !== "null") ?? [];
  const [only] = some;
  if (!only || some.length !== 1 || json.anyOf?.length === 1) return { ...json, isOptional: false };
  return { ...only, isOptional: true };
}

/** What a field is: what its shape says of itself (`x-kind`), else by its type: flag, choice, count, number, line. */
export function kindOf(field: z.ZodType): string {
  const { "x-kind": kind, type, enum: choices } = fieldSchema(field);
  if (kind) return kind;
  if (choices) return "choice";
  if (type === "boolean") return "flag";
  if (type === "number") return "number";
  return type === "integer" ? "count" : "line";
}

/** A field as the console draws it. */
export interface FieldShape {
  kind: string;
  isOptional: boolean;
  choices: string[];
  min: number | null;
  max: number | null;
  /** Of a reference: whose rows it chooses. */
  to: { many: string; path: string } | null;
  /** Letters of a line, or of a text in each language. */
  shortest: number;
  longest: number | null;
}

/** A resource as the console draws it, without the schemas. */
export interface ResourceShape {
  one: string;
  many: string;
  path: string;
  writes: readonly string[];
  fields: Record<string, FieldShape>;
  /** Fields that the list is narrowed by, and those that it is sorted by. */
  by: string[];
  sorts: readonly string[];
  isOrdered: boolean;
  within: string | null;
  /** Fields whose words are searched. */
  search: readonly string[];
}

export function shapeOf(resource: Resource): ResourceShape {
  const { one, many, path, fields, sorts } = resource;
  const writes = resource.isForSupport ? [...resource.writes, SUPPORT] : resource.writes;
  const { by = {}, isOrdered = false, within = null, search = [] } = resource;
  const shapes = Object.entries(fields).map(([name, field]) => {
    const schema = fieldSchema(field);
    const shape: FieldShape = {
      kind: kindOf(field),
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
