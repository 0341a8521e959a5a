import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { slotOf, withoutIds } from "./keyless-catalogues.ts";

const late = join(import.meta.dirname, "../locales/late");
const files = readdirSync(late).filter((file) => file.endsWith(".po"));

test.each(files)("[LN-1] every id finds its own text: %s", (file) => {
  const entries = readFileSync(join(late, file), "utf8").matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm);
  const texts = Object.fromEntries([...entries].map(([, id = "", text = ""]) => [id, text]));
  const { named, values, seeds } = withoutIds(texts);
  const found = Object.keys(texts).map((id) => [
    id,
    id in named ? named[id] : values[slotOf(id, seeds, values.length)],
  ]);
  expect(Object.fromEntries(found)).toEqual(texts);
});

test("ids that are used before their declaration keep their names", () => {
  const { named, values } = withoutIds({ "allergen.MILK": "Sut", "group.add.grocery": "Qoʻshish", a: "A" });
  expect(Object.keys(named)).toEqual(["allergen.MILK", "group.add.grocery"]);
  expect(values).toContain("A");
});
