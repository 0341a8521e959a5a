import { LANGUAGES, toWireLanguage } from "@dasturxon/domain/language";

/** Field whose value a change has replaced, with its old and its new value. */
export interface ChangedField {
  name: string;
  before: unknown;
  after: unknown;
}

/**
 * Stored fields of a changed row. An array contains the ids of a list in its new order. Null: the row does not exist.
 */
type StoredRowFields = Record<string, unknown> | string[] | null;

const toStoredFieldRecord = (kept: StoredRowFields) => (Array.isArray(kept) ? {} : (kept ?? {}));

const isEmptyValue = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const WIRE_LANGUAGE_CODES = new Set<string>(LANGUAGES.map((language) => toWireLanguage(language)));

const isMultilingualText = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).every((key) => WIRE_LANGUAGE_CODES.has(key));

/** Reduces two multilingual texts to the languages in which they differ. */
function pickDifferingLanguages(field: ChangedField): ChangedField {
  const { before, after } = field;
  if (!isMultilingualText(before) || !isMultilingualText(after)) return field;
  const pickLanguages = (text: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(text).filter(([language]) => before[language] !== after[language]));
  return { ...field, before: pickLanguages(before), after: pickLanguages(after) };
}

/** Returns the fields that differ. A created or deleted row has all its fields, except empty ones. */
export function listChangedFields(before: StoredRowFields, after: StoredRowFields): ChangedField[] {
  const [was, is] = [toStoredFieldRecord(before), toStoredFieldRecord(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((name) => ({ name, before: was[name] ?? null, after: is[name] ?? null }))
    .filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after))
    .filter((field) => !(isEmptyValue(field.before) && isEmptyValue(field.after)))
    .map(pickDifferingLanguages);
}

const DISPLAY_NAME_FIELDS = ["name", "code", "title", "number", "login"];

/** Returns the first non-empty name field of the row. */
export function getNameOfStoredRow(kept: StoredRowFields): unknown {
  return DISPLAY_NAME_FIELDS.map((name) => toStoredFieldRecord(kept)[name]).find(
    (value) => !isEmptyValue(value),
  );
}
