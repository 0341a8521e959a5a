import { expect, test } from "vitest";
import { groupModules } from "./group-modules.ts";
import type { PageModule } from "./group-modules.ts";

function createPageModule(id: string, bytes: number, pages: string, imports = ""): PageModule {
  const splitWords = (text: string) => text.split(" ").filter(Boolean);
  return { id, bytes, pages: new Set(splitWords(pages)), imports: splitWords(imports) };
}

const groupModuleIds = (modules: PageModule[]) =>
  groupModules(modules, "home").map(({ ids }) => ids.toSorted().join("+"));

test("modules of the same pages are in one file, dependencies first", () => {
  expect(
    groupModuleIds([
      createPageModule("order", 9_000, "basket checkout", "sheet"),
      createPageModule("money", 8_000, "basket checkout"),
      createPageModule("sheet", 9_000, "basket checkout profile"),
    ]),
  ).toEqual(["sheet", "money+order"]);
});

test("a small module is merged into a file that most of its pages load", () => {
  expect(
    groupModuleIds([
      createPageModule("order", 9_000, "basket checkout"),
      createPageModule("icon", 300, "basket"),
    ]),
  ).toEqual(["icon+order"]);
});

test("a module that the menu's page does not need is never in its files, however small", () => {
  const groups = groupModuleIds([
    createPageModule("core", 9_000, "home basket"),
    createPageModule("icon", 1, "basket"),
  ]);
  expect(groups.toSorted()).toEqual(["core", "icon"]);
});

test("modules of the menu's page only are one file, whatever others are excluded", () => {
  const groups = groupModuleIds([
    createPageModule("core", 9_000, "home basket checkout"),
    createPageModule("money", 9_000, "home basket"),
    createPageModule("cards", 10, "home", "core"),
    createPageModule("banners", 10, "home"),
  ]);
  expect(groups).toEqual(["core+money", "banners+cards"]);
});

test("pages without common modules share no file", () => {
  const groups = groupModuleIds([
    createPageModule("booking", 10, "booking"),
    createPageModule("group", 10, "group"),
  ]);
  expect(groups.toSorted()).toEqual(["booking", "group"]);
});

test("files never import each other cyclically", () => {
  const groups = groupModuleIds([
    createPageModule("first", 10, "basket", "second"),
    createPageModule("second", 90_000, "basket checkout table", "third"),
    createPageModule("third", 10, "basket checkout table profile booking"),
  ]);
  expect(groups).not.toContain("first+third");
});

test("a page gets no file that loads another one", () => {
  const groups = groupModuleIds([
    createPageModule("fields", 500, "basket checkout", ""),
    createPageModule("address", 500, "checkout", "map"),
    createPageModule("map", 90_000, "checkout address"),
  ]);
  expect(groups).not.toContain("address+fields");
});
