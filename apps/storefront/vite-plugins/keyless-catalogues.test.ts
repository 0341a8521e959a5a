import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getTextSlot, buildCatalogueWithoutIds } from "./keyless-catalogues.ts";

const localesFolder = join(import.meta.dirname, "../../../locales");
const languages = readdirSync(localesFolder).filter((language) =>
  existsSync(join(localesFolder, language, "storefront-late.po")),
);

test.each(languages)("[LN-1] every id finds its own text: %s", (language) => {
  const entries = readFileSync(join(localesFolder, language, "storefront-late.po"), "utf8").matchAll(
    /^msgid "(.+)"\nmsgstr "(.*)"$/gm,
  );
  const texts = Object.fromEntries([...entries].map(([, id = "", text = ""]) => [id, text]));
  const { named, values, seeds } = buildCatalogueWithoutIds(texts);
  const found = Object.keys(texts).map((id) => [
    id,
    id in named ? named[id] : values[getTextSlot(id, seeds, values.length)],
  ]);
  expect(Object.fromEntries(found)).toEqual(texts);
});

test("ids that are used before their declaration keep their names", () => {
  const { named, values } = buildCatalogueWithoutIds({
    "allergen.MILK": "Sut",
    "group.add.grocery": "Qoʻshish",
    a: "A",
  });
  expect(Object.keys(named)).toEqual(["allergen.MILK", "group.add.grocery"]);
  expect(values).toContain("A");
});
