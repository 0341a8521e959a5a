import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { plainIcon } from "./plain-icons.ts";

const folder = createRequire(import.meta.url)
  .resolve("lucide-react")
  .replace(/\/dist\/.*/, "/dist/esm/icons");
const trash = readFileSync(`${folder}/trash.mjs`, "utf8");

test("an icon keeps its drawing without names and keys, which stay in a comment", () => {
  const plain = plainIcon(trash);
  expect(plain).toContain('["path", { d: "M10 11v6" }]');
  expect(plain).toContain('/* aliases: ["trash-2"] */');
  expect(plain).not.toMatch(/name:|size:|key:/);
});
