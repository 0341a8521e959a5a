import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { toPlainIcon } from "./plain-icons.ts";

const iconsFolder = createRequire(import.meta.url)
  .resolve("lucide-react")
  .replace(/\/dist\/.*/, "/dist/esm/icons");
const trashIconCode = readFileSync(`${iconsFolder}/trash.mjs`, "utf8");

test("an icon keeps its drawing without names and keys, which stay in a comment", () => {
  const plain = toPlainIcon(trashIconCode);
  expect(plain).toContain('["path", { d: "M10 11v6" }]');
  expect(plain).toContain('/* aliases: ["trash-2"] */');
  expect(plain).not.toMatch(/name:|size:|key:/);
});
