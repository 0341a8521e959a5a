import { readFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "@dasturxon/contract";
import { resources } from "@dasturxon/contract/managed";
import { shapeFromResource } from "@dasturxon/contract/resource-shape";
import { STAFF_ROLES, SUPPORT_ACTOR } from "@dasturxon/domain/staff-permission";
import { expect, test } from "vitest";
import { listManageGroups, manageGroups, type ManagementPage } from "./manage-pages.ts";
import { collectPageReaderRoles } from "../../vite-plugins/page-readers.ts";
import { canOpenManagePages } from "./manage-roles.ts";

const catalogue = ["console.po", "console-late.po"]
  .map((name) => readFileSync(join(import.meta.dirname, "../../../../locales/uz", name), "utf8"))
  .join("\n");
const pages = manageGroups.flatMap((group) => group.pages);
const resourceEntries = Object.entries(resources);
const pageRoles = collectPageReaderRoles(endpoints, manageGroups);
const resourceByCall = new Map(
  resourceEntries.map(([, resource]) => [
    `managed${resource.many.charAt(0).toUpperCase()}${resource.many.slice(1)}`,
    resource,
  ]),
);
const findPageResource = ({ reads }: ManagementPage) => resourceByCall.get(reads)?.one;

test("[US-8] each managed resource has a page, shown only to the roles that may read it", () => {
  expect(pages.flatMap((page) => findPageResource(page) ?? []).toSorted()).toEqual(
    Object.keys(resources).toSorted(),
  );
  for (const [name, { reads }] of resourceEntries) {
    const seeing = STAFF_ROLES.filter((role) =>
      listManageGroups(role, pageRoles).some((group) =>
        group.pages.some((page) => findPageResource(page) === name),
      ),
    );
    expect([name, seeing]).toEqual([name, STAFF_ROLES.filter((role) => reads.some((one) => one === role))]);
  }
});

test("[US-8] only a person with such a page has the tab that leads to it", () => {
  const led = STAFF_ROLES.filter(canOpenManagePages);
  expect(led).toEqual(STAFF_ROLES.filter((role) => listManageGroups(role, pageRoles).length > 0));
});

test("[S40] support staff see the pages that their permitted calls need, and otherwise only the settings", () => {
  const shown = listManageGroups(SUPPORT_ACTOR, pageRoles).flatMap((group) => group.pages);
  const kept = resourceEntries.filter(([, { calls }]) => calls.list.isForSupport).map(([name]) => name);
  expect(shown.flatMap((page) => findPageResource(page) ?? []).toSorted()).toEqual(kept.toSorted());
  expect(shown.filter((page) => !findPageResource(page)).map(({ path }) => path)).toEqual([
    "menu-sheet",
    "settings",
  ]);
});

test("[LN-1] every field, choice and list of the managed resources has its texts", () => {
  const missing = resourceEntries.flatMap(([, resource]) => {
    const { one, many, fields, search } = shapeFromResource(resource);
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
