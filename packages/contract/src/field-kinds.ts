import { readStoreLink } from "@dasturxon/domain/store-link";
import { z } from "zod";
import { createDigitTextSchema, id, textByLanguage } from "./shapes.ts";

/**
 * Text in the brand's languages, with a maximum length for each. Required: at least one language is set. Stored in NFC:
 * text copied from PDF files and macOS has letters in two parts.
 */
export function createMultilingualTextSchema({
  longest,
  isRequired,
}: {
  longest: number;
  isRequired: boolean;
}) {
  const words = z.string().normalize("NFC").trim().max(longest).nullish();
  const languages = Object.keys(textByLanguage.shape) as (keyof typeof textByLanguage.shape)[];
  const shape = Object.fromEntries(languages.map((language) => [language, words])) as Record<
    (typeof languages)[number],
    typeof words
  >;
  return z
    .object(shape)
    .refine((said) => !isRequired || Object.values(said).some(Boolean))
    .meta({ "x-kind": "text", minLength: isRequired ? 1 : 0, maxLength: longest });
}

/** Key of an uploaded picture: `/img/{key}`. */
export const picture = z
  .string()
  .max(200)
  .regex(/^\w[\w.-]*(\/\w[\w.-]*){0,5}$/)
  .meta({ "x-kind": "picture" });

/** Colour as `#` and six hexadecimal digits. */
export const color = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/)
  .meta({ "x-kind": "color" });

type ZodFieldsByName = Record<string, z.ZodType>;

/**
 * Marks a field that was added after the first release of clients, so that writes may omit it. An existing row retains
 * its value; a new row gets the default of the database column. Properties of object fields may be marked too: a new
 * row gets the `.default()` of the property.
 */
export function markOptionalOnWrite<Field extends z.ZodType>(field: Field): Field {
  return field.meta({ ...field.meta(), "x-optional-on-write": true });
}

const isOptionalOnWrite = (field: z.ZodType) => field.meta()?.["x-optional-on-write"] === true;

const isPartlyOptional = (field: z.ZodType | undefined): field is z.ZodObject<ZodFieldsByName> =>
  field instanceof z.ZodObject && Object.values(field.shape).some(isOptionalOnWrite);

/**
 * Returns the fields of a request body, with marked fields optional. The types remain required, because the console
 * sends all fields.
 */
export function toRequestShape<Fields extends ZodFieldsByName>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, field]) => [name, toWritableField(field)]);
  return Object.fromEntries(entries) as Fields;
}

/** Makes a marked field optional and removes its default, which would overwrite the stored value. */
function toWritableField(field: z.ZodType): z.ZodType {
  if (isPartlyOptional(field)) return field.extend(toRequestShape(field.shape));
  if (!isOptionalOnWrite(field)) return field;
  return z.optional(field instanceof z.ZodDefault ? field.unwrap() : field);
}

/** Merges a write into the stored row: omitted fields and omitted properties of objects are taken from `before`. */
export function mergeWrittenFields(
  fields: ZodFieldsByName,
  { before, sent }: { before: Record<string, unknown> | null; sent: Record<string, unknown> },
): Record<string, unknown> {
  const objects = Object.entries(sent).flatMap(([name, value]): [string, unknown][] => {
    const field = fields[name];
    if (!isPartlyOptional(field)) return [];
    return [[name, { ...(before?.[name] ?? findPropertyDefaults(field)), ...(value as object) }]];
  });
  return { ...before, ...sent, ...Object.fromEntries(objects) };
}

/**
 * Returns the defaults of an object field's properties. They apply to rows that were written before the properties
 * existed.
 */
export function findPropertyDefaults(field: z.ZodType): Record<string, unknown> {
  if (!(field instanceof z.ZodObject)) return {};
  const entries = Object.entries(field.shape).flatMap(([name, each]): [string, unknown][] =>
    each instanceof z.ZodDefault ? [[name, each.def.defaultValue]] : [],
  );
  return Object.fromEntries(entries);
}

/** List of distinct pictures in display order. */
export function createPictureListSchema(most: number) {
  return z
    .array(picture)
    .max(most)
    .refine((keys) => new Set(keys).size === keys.length)
    .meta({ "x-kind": "some" });
}

/** Creates the schema of a number that may contain letters, such as "12a". Lists sort it numerically: 2 before 10. */
export function createAlphanumericNumberSchema(longest: number) {
  return createDigitTextSchema().trim().min(1).max(longest).meta({ "x-kind": "numbered" });
}

/** Field with the id of another row. The console displays the name of that row. */
export function createRowReferenceSchema({ many, path }: { many: string; path: string }) {
  return id.meta({ "x-kind": "reference", "x-to": { many, path } });
}

/**
 * Field with a list of distinct values, for which the console offers the choices. Other values are accepted, because
 * older rows may contain them.
 */
export function createDistinctChoicesSchema<const Choice extends string>(
  choices: readonly Choice[],
  { least = 0, most = 20 } = {},
) {
  return z
    .array(z.string().normalize("NFC").trim().min(1).max(40))
    .min(least)
    .max(most)
    .refine((chosen) => new Set(chosen).size === chosen.length)
    .meta({ "x-kind": "some", "x-choices": choices });
}

/** Target of a link: a path in the store or an https address. */
export const storeLink = z
  .string()
  .trim()
  .max(500)
  .refine((link) => readStoreLink(link) !== null)
  .meta({ "x-kind": "link" });

/**
 * Field with an ordered list of parts that are stored only in the row. The console renders the parts on the row's own
 * screen.
 */
export function createEmbeddedPartListSchema<Part extends z.ZodType>(
  part: Part,
  { least, most }: { least: number; most: number },
) {
  return z.array(part).min(least).max(most).meta({ "x-kind": "parts" });
}

/** Body that is a picture: bytes on the server, a file of a form in the browser. */
export const pictureBody = z.custom<Uint8Array>((body) => body instanceof Uint8Array) as z.ZodType<
  Uint8Array,
  Uint8Array | Blob
>;
