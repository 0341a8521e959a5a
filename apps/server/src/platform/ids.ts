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
