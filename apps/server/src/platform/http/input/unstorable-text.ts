import { refuse } from "../reply/refusal.ts";
import type { Refusal } from "../reply/refusal.ts";
import type { InputSource } from "./parse-input.ts";

/** Returns whether PostgreSQL can store the text: it accepts neither NUL nor an unpaired surrogate. */
const isStorableText = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/**
 * Returns the path of the first text or key that the database cannot store, in the form of a refusal's `field`:
 * `items.0.comment`. Null if there is none.
 */
function findUnstorablePath(value: unknown): string[] | null {
  if (typeof value === "string") return isStorableText(value) ? null : [];
  if (typeof value !== "object" || value === null) return null;
  // The array loop avoids `Object.entries` and builds a path only for an invalid value, because large imports have
  // millions of values.
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) {
      const found = findUnstorablePath(value[at]);
      if (found) return [String(at), ...found];
    }
    return null;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorableText(key)) return [key.replaceAll("\0", "").toWellFormed()];
    const found = findUnstorablePath(inner);
    if (found) return [key, ...found];
  }
  return null;
}

/** Refuses input with a text that the database cannot store, by the name of its field. Null if there is none. */
export function refuseUnstorableText(value: unknown, source: InputSource): Refusal<"bad_request"> | null {
  const path = findUnstorablePath(value);
  if (!path) return null;
  const field = path.join(".").slice(0, 200) || source;
  return refuse("bad_request", { field, in: source, problems: [{ field, problem: "invalid_format" }] });
}
