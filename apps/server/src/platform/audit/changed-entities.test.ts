import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OTHER_ENTITIES } from "@dasturxon/contract/changes";
import { resources } from "@dasturxon/contract/managed";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../..");
const WRITTEN = /\bentity: "([a-zA-Z]+)"/g;

test("[S37] the audit log's filter lists every recorded entity", () => {
  const files = globSync("{modules,platform}/**/*.ts", { cwd: folder }).filter(
    (name) => !name.endsWith(".test.ts"),
  );
  const recorded = files.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(WRITTEN)].map(([, entity]) => entity),
  );
  const known = new Set<string | undefined>([
    ...OTHER_ENTITIES,
    ...Object.values(resources).map(({ one }) => one),
  ]);
  expect(recorded.length).toBeGreaterThan(OTHER_ENTITIES.length);
  expect([...new Set(recorded)].filter((entity) => !known.has(entity))).toEqual([]);
  const written = new Set(recorded);
  expect(OTHER_ENTITIES.filter((entity) => !written.has(entity))).toEqual([]);
});
