import { expect, test } from "vitest";
import type { bodyOf } from "./import-body.ts";
import { PART_ROWS, partsOf, withPlaces } from "./import-parts.ts";

type Body = ReturnType<typeof bodyOf>;
const added = (count: number) =>
  Array.from({ length: count }, () => ({ categoryId: "key" }) as Body["added"][number]);
const changed = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    version: 1,
    fields: at === 0 ? { categoryId: "key" } : {},
  }));

test("[MN-1] sends a long table in parts of complete rows, with new categories first and shared data last", () => {
  const body: Body = {
    groups: [{ key: "g", name: { uz: "Menyu" } }],
    categories: [{ key: "key", groupId: "g", name: { uz: "Osh" } }],
    added: added(PART_ROWS + 50),
    changed: changed(PART_ROWS),
    library: { added: [], changed: [{ id: "l", version: 1, fields: {} }] },
  };
  const parts = partsOf(body);
  expect(parts.map((part) => [part.body.added.length, part.body.changed.length, part.count])).toEqual([
    [PART_ROWS, 0, PART_ROWS],
    [50, 50, PART_ROWS],
    [0, 50, 51],
  ]);
  expect(parts.flatMap((part) => part.body.changed)).toEqual(body.changed);
  expect(parts.map((part) => [part.body.categories.length, part.body.library !== undefined])).toEqual([
    [1, false],
    [0, false],
    [0, true],
  ]);
  expect(parts.map((part) => part.body.laterAdded)).toEqual([50, undefined, undefined]);
  const second = withPlaces(parts[1]?.body ?? body, new Map([["key", "c1"]]));
  expect([second.added[0]?.categoryId, second.changed[0]?.fields, second.changed[1]?.fields]).toEqual([
    "c1",
    { categoryId: "c1" },
    {},
  ]);
  expect(partsOf({ groups: [], categories: [], added: [], changed: [] })).toHaveLength(1);
});
