import { expect, test } from "vitest";
import { parseBarrelFiles, parseImportedNames, listReexportedLibraries } from "./first-chunks.ts";

test("finds the file of a library import by any of its names", () => {
  const kit = parseBarrelFiles(
    "/kit/index.mjs",
    "import { em, rem } from \"./units.mjs\";\nexport { default as Ban, default as BanIcon } from './icons/ban.mjs';\n",
  );
  expect([...kit]).toEqual([
    ["em", "/kit/units.mjs"],
    ["rem", "/kit/units.mjs"],
    ["Ban", "/kit/icons/ban.mjs"],
    ["BanIcon", "/kit/icons/ban.mjs"],
  ]);
  const code = 'import { Box, Menu as KitMenu } from "kit";\nimport { useId } from "react";';
  expect(parseImportedNames(code, "kit")).toEqual(["Box", "Menu"]);
});

test("finds the libraries that a library exports entirely", () => {
  const code =
    'import { useId } from "./use-id.js";\nexport * from "kit-core";\nexport * from "./parts.js";\n';
  expect(listReexportedLibraries(code)).toEqual(["kit-core"]);
});
