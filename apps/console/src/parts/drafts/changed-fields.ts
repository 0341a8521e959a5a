import { LANGUAGES, toWire } from "@dasturxon/domain/language";

/** Field with a different value after a change. */
export interface ChangedField {
  name: string;
  before: unknown;
  after: unknown;
}

/** Fields of a row. An array contains the ids of a reordered list. Null: the row does not exist. */
type StoredFields = Record<string, unknown> | string[] | null;

const fieldsOf = (kept: StoredFields) => (Array.isArray(kept) ? {} : (kept ?? {}));

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const WIRE_LANGUAGES = new Set<string>(LANGUAGES.map((language) => toWire(language)));

const isText = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.keys(value).every((key) => WIRE_LANGUAGES.has(key));

/** Reduces two multilingual texts to the languages in which they differ. */
function differingLanguages(field: ChangedField): ChangedField {
  const { before, after } = field;
  if (!isText(before) || !isText(after)) return field;
  const pick = (text: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(text).filter(([language]) => before[language] !== after[language]));
  return { ...field, before: pick(before), after: pick(after) };
}

/** Returns the fields that differ. A created or deleted row has all its fields, except empty ones. */
export function changedFields(before: StoredFields, after: StoredFields): ChangedField[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((name) => ({ name, before: was[name] ?? null, after: is[name] ?? null }))
    .filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after))
    .filter((field) => !(isNothing(field.before) && isNothing(field.after)))
    .map(differingLanguages);
}

const NAMES = ["name", "code", "title", "number", "login"];

/** Returns the first non-empty name field of the row. */
export function nameIn(kept: StoredFields): unknown {
  return NAMES.map((name) => fieldsOf(kept)[name]).find((value) => !isNothing(value));
}
