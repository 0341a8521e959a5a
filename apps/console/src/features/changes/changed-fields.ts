/** A field that a change gave another value. */
export interface ChangedField {
  name: string;
  before: unknown;
  after: unknown;
}

type Kept = Record<string, unknown> | null;

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** What a change did field by field: of what came or went all that it holds, else what differs. */
export function changedFields(before: Kept, after: Kept): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name, before: before?.[name] ?? null, after: after?.[name] ?? null }))
    .filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after))
    .filter((field) => !(isNothing(field.before) && isNothing(field.after)));
}

const NAMES = ["name", "code", "title", "number", "login"];

/** What people call it: the first of its fields that is a name. */
export function nameIn(kept: Kept): unknown {
  return NAMES.map((name) => kept?.[name]).find((value) => !isNothing(value));
}
