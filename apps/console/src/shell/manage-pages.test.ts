import { readFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "@dasturxon/contract";
import { resources } from "@dasturxon/contract/managed";
import { shapeOf } from "@dasturxon/contract/resource-shape";
import { STAFF_ROLES, SUPPORT } from "@dasturxon/domain/staff-permission";
import { expect, test } from "vitest";
import { groupsOf, manageGroups, type ManagePage } from "./manage-pages.ts";
import { pageReaders } from "../../vite-plugins/page-readers.ts";
import { mayManage } from "./manage-roles.ts";

const catalogue = ["console.po", "console-late.po"]
  .map((name) => readFileSync(join(import.meta.dirname, "../../../../locales/uz", name), "utf8"))
  .join("\n");
const pages = manageGroups.flatMap((group) => group.pages);
const all = Object.entries(resources);
const pageRoles = pageReaders(endpoints, manageGroups);
const listed = new Map(
  all.map(([, resource]) => [
    `managed${resource.many.charAt(0).toUpperCase()}${resource.many.slice(1)}`,
    resource,
  ]),
);
const resourceOf = ({ reads }: ManagePage) => listed.get(reads)?.one;

test("[US-8] each managed resource has a page, shown only to the roles that may read it", () => {
  expect(pages.flatMap((page) => resourceOf(page) ?? []).toSorted()).toEqual(
    Object.keys(resources).toSorted(),
  );
  for (const [name, { reads }] of all) {
    const seeing = STAFF_ROLES.filter((role) =>
      groupsOf(role, pageRoles).some((group) => group.pages.some((page) => resourceOf(page) === name)),
    );
    expect([name, seeing]).toEqual([name, STAFF_ROLES.filter((role) => reads.some((one) => one === role))]);
  }
});

test("[US-8] only a person with such a page has the tab that leads to it", () => {
  const led = STAFF_ROLES.filter(mayManage);
  expect(led).toEqual(STAFF_ROLES.filter((role) => groupsOf(role, pageRoles).length > 0));
});

test("[S40] support staff see the pages that their permitted calls need, and otherwise only the settings", () => {
  const shown = groupsOf(SUPPORT, pageRoles).flatMap((group) => group.pages);
  const kept = all.filter(([, { calls }]) => calls.list.isForSupport).map(([name]) => name);
  expect(shown.flatMap((page) => resourceOf(page) ?? []).toSorted()).toEqual(kept.toSorted());
  expect(shown.filter((page) => !resourceOf(page)).map(({ path }) => path)).toEqual([
    "menu-sheet",
    "settings",
  ]);
});

test("[LN-1] every field, choice and list of the managed resources has its texts", () => {
  const missing = all.flatMap(([, resource]) => {
    const { one, many, fields, search } = shapeOf(resource);
    const words = ["title", "add", "new", "none", ...(search.length > 0 ? ["search"] : [])].map(
      (part) => `${many}.${part}`,
    );
    const ofFields = Object.entries(fields).flatMap(([field, { choices }]) => [
      `${one}.${field}`,
      ...choices.map((choice) => `${one}.${field}.${choice}`),
    ]);
    return [...words, ...ofFields].filter((id) => !catalogue.includes(`msgid "${id}"\n`));
  });
  expect(missing).toEqual([]);
});
