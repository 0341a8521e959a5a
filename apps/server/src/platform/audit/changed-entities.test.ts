import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ENTITIES_BESIDE_RESOURCES } from "@dasturxon/contract/changes";
import { resources } from "@dasturxon/contract/managed";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../..");
const RECORDED_ENTITY_PATTERN = /\bentity: "([a-zA-Z]+)"/g;

test("[S37] every entity that the server records has a title in the audit log, and no title is unused", () => {
  const files = globSync("{modules,platform}/**/*.ts", { cwd: folder }).filter(
    (name) => !name.endsWith(".test.ts"),
  );
  const recorded = files.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(RECORDED_ENTITY_PATTERN)].map(
      ([, entity]) => entity,
    ),
  );
  const known = new Set<string | undefined>([
    ...ENTITIES_BESIDE_RESOURCES,
    ...Object.values(resources).map(({ one }) => one),
  ]);
  expect(recorded.length).toBeGreaterThan(ENTITIES_BESIDE_RESOURCES.length);
  expect([...new Set(recorded)].filter((entity) => !known.has(entity))).toEqual([]);
  const written = new Set(recorded);
  expect(ENTITIES_BESIDE_RESOURCES.filter((entity) => !written.has(entity))).toEqual([]);
});
