/** Returns the value if it is an object, else an empty object. External data is then read field by field. */
export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
}

/** Returns a string as is and a number as a string. Returns an empty string for other types. */
export function toTextOrEmpty(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : "";
}

/** Parses a body as a JSON object. Returns null if it is not valid JSON or not an object. */
export function parseJsonObjectOrNull(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? toRecord(value) : null;
  } catch {
    return null;
  }
}
