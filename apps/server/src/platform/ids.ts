import { uuidv7 } from "uuidv7";

/** A new row's id: UUID version 7, so that later rows sort after earlier ones. */
export function newId(): string {
  return uuidv7();
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text from outside has the form of an id of ours. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/** Stands for the platform where a brand's id is asked for: no brand has it. */
export const PLATFORM_ID = "00000000-0000-0000-0000-000000000000";
