import { expect, test } from "vitest";
import { groupModules } from "./group-modules.ts";
import type { PageModule } from "./group-modules.ts";

function module(id: string, bytes: number, pages: string, imports = ""): PageModule {
  const wordsOf = (text: string) => text.split(" ").filter(Boolean);
  return { id, bytes, pages: new Set(wordsOf(pages)), imports: wordsOf(imports) };
}

const idsOf = (modules: PageModule[]) =>
  groupModules(modules, "home").map(({ ids }) => ids.toSorted().join("+"));

test("modules of the same pages are in one file, dependencies first", () => {
  expect(
    idsOf([
      module("order", 9_000, "basket checkout", "sheet"),
      module("money", 8_000, "basket checkout"),
      module("sheet", 9_000, "basket checkout profile"),
    ]),
  ).toEqual(["sheet", "money+order"]);
});

test("a small module is merged into a file that most of its pages load", () => {
  expect(idsOf([module("order", 9_000, "basket checkout"), module("icon", 300, "basket")])).toEqual([
    "icon+order",
  ]);
});

test("a module that the menu's page does not need is never in its files, however small", () => {
  const groups = idsOf([module("core", 9_000, "home basket"), module("icon", 1, "basket")]);
  expect(groups.toSorted()).toEqual(["core", "icon"]);
});

test("modules of the menu's page only are one file, whatever others are excluded", () => {
  const groups = idsOf([
    module("core", 9_000, "home basket checkout"),
    module("money", 9_000, "home basket"),
    module("cards", 10, "home", "core"),
    module("banners", 10, "home"),
  ]);
  expect(groups).toEqual(["core+money", "banners+cards"]);
});

test("pages without common modules share no file", () => {
  const groups = idsOf([module("booking", 10, "booking"), module("group", 10, "group")]);
  expect(groups.toSorted()).toEqual(["booking", "group"]);
});

test("files never import each other cyclically", () => {
  const groups = idsOf([
    module("first", 10, "basket", "second"),
    module("second", 90_000, "basket checkout table", "third"),
    module("third", 10, "basket checkout table profile booking"),
  ]);
  expect(groups).not.toContain("first+third");
});

test("a page gets no file that loads another one", () => {
  const groups = idsOf([
    module("fields", 500, "basket checkout", ""),
    module("address", 500, "checkout", "map"),
    module("map", 90_000, "checkout address"),
  ]);
  expect(groups).not.toContain("address+fields");
});
