import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../docs/", import.meta.url);
const text = readFileSync(new URL("where.md", root), "utf8");
const links = [...text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, label = "", path = ""]) => ({
  label,
  path,
}));

test("docs/where.md links existing files, which declare the names in the link", () => {
  expect(links.length).toBeGreaterThan(20);
  const wrong = links.flatMap(({ label, path }) => {
    const url = new URL(path, root);
    if (!existsSync(url)) return [path];
    if (statSync(url).isDirectory()) return [];
    const source = readFileSync(url, "utf8");
    const names = [...label.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
    return names.filter((name) => !source.includes(name)).map((name) => `${path}: ${name}`);
  });
  expect(wrong).toEqual([]);
});
