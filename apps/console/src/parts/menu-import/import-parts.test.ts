import { expect, test } from "vitest";
import type { toImportBody } from "./import-body.ts";
import { MAX_ROWS_PER_PART, splitImportBody, replaceTemporaryIds } from "./import-parts.ts";

type Body = ReturnType<typeof toImportBody>;
const createAddedRows = (count: number) =>
  Array.from({ length: count }, () => ({ categoryId: "key" }) as Body["added"][number]);
const createChangedRows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    version: 1,
    fields: at === 0 ? { categoryId: "key" } : {},
  }));

test("[MN-1] sends a long table in parts of complete rows, with new categories first and shared data last", () => {
  const body: Body = {
    groups: [{ key: "g", name: { uz: "Menyu" } }],
    categories: [{ key: "key", groupId: "g", name: { uz: "Osh" } }],
    added: createAddedRows(MAX_ROWS_PER_PART + 50),
    changed: createChangedRows(MAX_ROWS_PER_PART),
    library: { added: [], changed: [{ id: "l", version: 1, fields: {} }] },
  };
  const parts = splitImportBody(body);
  expect(parts.map((part) => [part.body.added.length, part.body.changed.length, part.count])).toEqual([
    [MAX_ROWS_PER_PART, 0, MAX_ROWS_PER_PART],
    [50, 50, MAX_ROWS_PER_PART],
    [0, 50, 51],
  ]);
  expect(parts.flatMap((part) => part.body.changed)).toEqual(body.changed);
  expect(parts.map((part) => [part.body.categories.length, part.body.library !== undefined])).toEqual([
    [1, false],
    [0, false],
    [0, true],
  ]);
  expect(parts.map((part) => part.body.laterAdded)).toEqual([50, undefined, undefined]);
  const second = replaceTemporaryIds(parts[1]?.body ?? body, new Map([["key", "c1"]]));
  expect([second.added[0]?.categoryId, second.changed[0]?.fields, second.changed[1]?.fields]).toEqual([
    "c1",
    { categoryId: "c1" },
    {},
  ]);
  expect(splitImportBody({ groups: [], categories: [], added: [], changed: [] })).toHaveLength(1);
});
