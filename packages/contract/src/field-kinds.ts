import { readStoreLink } from "@dasturxon/domain/store-link";
import { z } from "zod";
import { id, text } from "./shapes.ts";

/** Text that people write in the brand's languages, each of so many letters; required: in one of them at least. */
export function writtenText({ longest, isRequired }: { longest: number; isRequired: boolean }) {
  const words = z.string().trim().max(longest).nullish();
  const languages = Object.keys(text.shape) as (keyof typeof text.shape)[];
  const shape = Object.fromEntries(languages.map((language) => [language, words])) as Record<
    (typeof languages)[number],
    typeof words
  >;
  return z
    .object(shape)
    .refine((said) => !isRequired || Object.values(said).some(Boolean))
    .meta({ "x-kind": "text", minLength: isRequired ? 1 : 0, maxLength: longest });
}

/** The key of a picture that was sent before: `/img/{key}`. */
export const picture = z
  .string()
  .max(200)
  .regex(/^\w[\w.-]*(\/\w[\w.-]*){0,5}$/)
  .meta({ "x-kind": "picture" });

/** A colour: `#` and six hexadecimal digits. */
export const color = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/)
  .meta({ "x-kind": "color" });

type Shape = Record<string, z.ZodType>;

/**
 * Marks a field that was added after the first clients were released, so that writes may omit it: an existing row
 * retains its value, a new row gets the default of the column. Properties of object fields may be marked too: a new row
 * gets their `.default()`.
 */
export function optionalOnWrite<Field extends z.ZodType>(field: Field): Field {
  return field.meta({ ...field.meta(), "x-optional-on-write": true });
}

const isOptionalOnWrite = (field: z.ZodType) => field.meta()?.["x-optional-on-write"] === true;

const isPartlyOptional = (field: z.ZodType | undefined): field is z.ZodObject<Shape> =>
  field instanceof z.ZodObject && Object.values(field.shape).some(isOptionalOnWrite);

/**
 * Returns the fields for a request body: marked ones are optional. The types remain required: the console sends all
 * fields.
 */
export function writeShape<Fields extends Shape>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, field]) => [name, writeField(field)]);
  return Object.fromEntries(entries) as Fields;
}

/** Makes a marked field optional and removes its default, which would overwrite the stored value. */
function writeField(field: z.ZodType): z.ZodType {
  if (isPartlyOptional(field)) return field.extend(writeShape(field.shape));
  if (!isOptionalOnWrite(field)) return field;
  return z.optional(field instanceof z.ZodDefault ? field.unwrap() : field);
}

/** Merges a write into the stored row: omitted fields and omitted properties of objects are taken from `before`. */
export function fieldsAfterWrite(
  fields: Shape,
  { before, sent }: { before: Record<string, unknown> | null; sent: Record<string, unknown> },
): Record<string, unknown> {
  const objects = Object.entries(sent).flatMap(([name, value]): [string, unknown][] => {
    const field = fields[name];
    if (!isPartlyOptional(field)) return [];
    return [[name, { ...(before?.[name] ?? defaultsOf(field)), ...(value as object) }]];
  });
  return { ...before, ...sent, ...Object.fromEntries(objects) };
}

/** Returns the defaults of an object field's properties, which rows written before these properties do not have. */
export function defaultsOf(field: z.ZodType): Record<string, unknown> {
  if (!(field instanceof z.ZodObject)) return {};
  const entries = Object.entries(field.shape).flatMap(([name, each]): [string, unknown][] =>
    each instanceof z.ZodDefault ? [[name, each.def.defaultValue]] : [],
  );
  return Object.fromEntries(entries);
}

/** More pictures, each once, in their order. */
export function pictures(most: number) {
  return z
    .array(picture)
    .max(most)
    .refine((keys) => new Set(keys).size === keys.length)
    .meta({ "x-kind": "some" });
}

/** What a thing is numbered by, words allowed: 2 stands before 10. */
export function numbered(longest: number) {
  return z.string().trim().min(1).max(longest).meta({ "x-kind": "numbered" });
}

/** Another row, chosen by its name. */
export function referenceTo({ many, path }: { many: string; path: string }) {
  return id.meta({ "x-kind": "reference", "x-to": { many, path } });
}

/** Some of the choices, each once; what an older row has besides them stays. */
export function someOf<const Choice extends string>(
  choices: readonly Choice[],
  { least = 0, most = 20 } = {},
) {
  return z
    .array(z.string().trim().min(1).max(40))
    .min(least)
    .max(most)
    .refine((chosen) => new Set(chosen).size === chosen.length)
    .meta({ "x-kind": "some", "x-choices": choices });
}

/** Where something leads: a path within the store or an https address. */
export const storeLink = z
  .string()
  .trim()
  .max(500)
  .refine((link) => readStoreLink(link) !== null)
  .meta({ "x-kind": "link" });

/** Parts of a row that have no life of their own, in their order; its screen draws them. */
export function parts<Part extends z.ZodType>(part: Part, { least, most }: { least: number; most: number }) {
  return z.array(part).min(least).max(most).meta({ "x-kind": "parts" });
}

/** A body that is a picture itself: bytes here, a file there, as a form gave it. */
export const pictureBody = z.custom<Uint8Array>((body) => body instanceof Uint8Array) as z.ZodType<
  Uint8Array,
  Uint8Array | Blob
>;
