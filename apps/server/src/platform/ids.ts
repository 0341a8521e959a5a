import { uuidv7 } from "uuidv7";

/** Returns a new id: a UUID version 7, so that later rows sort after earlier ones. */
export function newId(): string {
  return uuidv7();
}

const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns whether an untrusted text has the form of an id. */
export function isId(text: string): boolean {
  return UUID_PATTERN.test(text);
}

/** Id used for the platform itself instead of a brand's id. No brand has it. */
export const PLATFORM_ID = "00000000-0000-0000-0000-000000000000";
