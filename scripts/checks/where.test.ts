import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const docsUrl = new URL("../../docs/", import.meta.url);
const whereText = readFileSync(new URL("where.md", docsUrl), "utf8");
const links = [...whereText.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, label = "", path = ""]) => ({
  label,
  path,
}));

test("docs/where.md links existing files, which declare the names in the link", () => {
  expect(links.length).toBeGreaterThan(20);
  const wrong = links.flatMap(({ label, path }) => {
    const url = new URL(path, docsUrl);
    if (!existsSync(url)) return [path];
    if (statSync(url).isDirectory()) return [];
    const source = readFileSync(url, "utf8");
    const names = [...label.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
    return names.filter((name) => !source.includes(name)).map((name) => `${path}: ${name}`);
  });
  expect(wrong).toEqual([]);
});
