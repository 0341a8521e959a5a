import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import { expect } from "vitest";

const examplesFolder = join(import.meta.dirname, "../../../../packages/contract/examples");
const PHONE_PATTERN = /\+998\d{9}/g;
const MAX_EXAMPLE_LIST_ITEMS = 2;
/** Maximum number of corners of a polygon. With fewer it would be invalid. */
const MAX_POLYGON_CORNERS = 4;

/**
 * Stores the first response of a call in a test run as its example in the API document. Later runs check the example
 * against the schema. Delete the file to write it again. An empty list is not stored. For a stream the text is one
 * event, for a page the page as JSON.
 */
export async function saveCallExample(
  name: string,
  endpoint: Endpoint,
  text: string | undefined,
): Promise<void> {
  if (text === undefined) return;
  const file = join(
    examplesFolder,
    `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`,
  );
  if (!existsSync(file)) {
    if (isEmptyReply(JSON.parse(text))) return;
    const example = `${JSON.stringify(anonymizeExample(JSON.parse(text)), null, 2)}\n`;
    await expect(example).toMatchFileSnapshot(file);
    return;
  }
  const fits = endpoint.reply.safeParse(JSON.parse(readFileSync(file, "utf8")));
  expect(fits.error?.issues ?? [], `${name}: its example is of another time; delete ${file}`).toEqual([]);
}

function isEmptyReply(reply: unknown): boolean {
  const list = Array.isArray(reply) ? reply : (reply as { content?: unknown }).content;
  return Array.isArray(list) && list.length === 0;
}

/** Shortens lists and replaces phones and tokens. */
function anonymizeExample(value: unknown, key = ""): unknown {
  if (Array.isArray(value))
    return value
      .slice(0, Array.isArray(value[0]) ? MAX_POLYGON_CORNERS : MAX_EXAMPLE_LIST_ITEMS)
      .map((one) => anonymizeExample(one));
  if (typeof value === "string")
    return key === "token" ? "example" : value.replaceAll(PHONE_PATTERN, "+998901234567");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, anonymizeExample(one, name)]));
}
