import { join } from "node:path";
import { expect, test } from "vitest";
import { createPageChunks } from "./page-chunks.ts";

const inSource = (file: string) => join(import.meta.dirname, "../src", file);

/** Modules by file below `src`, with the files that they import statically. */
const importsByFile: Record<string, string[]> = {
  "entry.client.tsx": [],
  "root.tsx": [],
  "routes/shop-layout.tsx?route-chunk=main": [],
  "routes/basket.tsx?route-chunk=main": ["sums.tsx"],
  "routes/checkout.tsx?route-chunk=main": ["sums.tsx", "draft.ts", "cards.tsx"],
  "routes/about.tsx?route-chunk=main": ["hours.tsx", "phones.tsx"],
  "routes/contacts.tsx?route-chunk=main": ["phones.tsx"],
  "hours.tsx": [],
  "phones.tsx": [],
  "sums.tsx": [],
  "cards.tsx": [],
  "draft.ts": [],
  // The checkout lazy-loads the sheet.
  "sheet.tsx": ["draft.ts"],
};

/** Returns the name of each module's file in a build that reads the modules in this order. Null: the bundler decides. */
function nameFiles(order: readonly string[]): Record<string, string | null> {
  const { plugin, groups } = createPageChunks();
  const graph = {
    getModuleIds: () => order.map(inSource).values(),
    getModuleInfo(id: string) {
      const imports = Object.entries(importsByFile).find(([file]) => inSource(file) === id)?.[1];
      return imports ? { importedIds: imports.map(inSource), code: "x".repeat(5_000) } : null;
    },
  };
  if (typeof plugin.buildEnd !== "function") throw new Error("the plugin has no buildEnd");
  Reflect.apply(plugin.buildEnd, graph, []);
  const named = groups.flatMap(({ name }) => (typeof name === "function" ? [name] : []));
  return Object.fromEntries(
    order.map((file) => [
      file,
      named.map((find) => find(inSource(file))).find((each) => each !== null) ?? null,
    ]),
  );
}

test("the files of a build do not depend on the order in which the bundler read the modules", () => {
  const files = Object.keys(importsByFile);
  expect(nameFiles(files.toReversed())).toEqual(nameFiles(files));
});

test("modules of one screen share a file if a lazy-loaded part imports one of them, and else are left to the bundler", () => {
  const names = nameFiles(Object.keys(importsByFile));
  expect(names["cards.tsx"]).toMatch(/^shared-\d+$/);
  expect(names["draft.ts"]).toBe(names["cards.tsx"]);
  expect(names["sums.tsx"]).not.toBe(names["cards.tsx"]);
  expect([names["hours.tsx"], names["routes/checkout.tsx?route-chunk=main"]]).toEqual([null, null]);
});
