import { randomUUID } from "node:crypto";
import { resources } from "@dasturxon/contract/managed";
import { validRowsByResource } from "../apps/server/src/testing/good-rows.ts";
import type { ResourceName } from "../apps/server/src/testing/good-rows.ts";
import type { CallName, PlaceholderValues, CallStep, RequestSequence } from "./api-units.ts";
import { fillPlaceholders } from "./api-units.ts";
import type { openBrandApi } from "./open-door.ts";

/**
 * Placeholders for ids of the measured brand's objects, by field name. They replace the ids in rows of the resource
 * tests.
 */
const measuredBrandReferences: Record<string, unknown> = {
  groupId: "{menuGroup}",
  categoryId: "{category}",
  branchId: "{branch}",
  image: "{picture}",
  pages: [{ image: "{picture}", text: {}, link: null, seconds: 6 }],
};

function createManagedRow(name: ResourceName): object {
  const row = Object.entries(validRowsByResource[name].row());
  return Object.fromEntries(
    row.map(([field, value]) => [field, value === null ? null : (measuredBrandReferences[field] ?? value)]),
  );
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const resourceEntries = Object.entries(resources) as [ResourceName, (typeof resources)[ResourceName]][];

/** Reads of the list and one row of each managed resource. */
export const managedReadSequences: RequestSequence[] = resourceEntries.flatMap(([, { one, many }]) => [
  { what: `staff: ${many}`, steps: [{ call: `managed${capitalize(many)}` as CallName }] },
  {
    what: `staff: one ${one}`,
    steps: [{ call: `managed${capitalize(one)}` as CallName, params: { id: `{${one}}` } }],
  },
]);

/** Writes that create, change, reorder (if the resource is ordered) and delete a row of each managed resource. */
export const managedWriteSequences: RequestSequence[] = resourceEntries.map(
  ([name, { one, many, ...declared }]) => {
    const row = createManagedRow(name);
    const params = { id: "{0.id}" };
    const arranged: CallStep[] =
      "isOrdered" in declared
        ? [{ call: `arrange${capitalize(many)}` as CallName, body: { ids: ["{0.id}"] } }]
        : [];
    return {
      what: `staff: a ${one}, added, changed and removed`,
      isAlone: true,
      steps: [
        { call: `add${capitalize(one)}` as CallName, body: row },
        { call: `change${capitalize(one)}` as CallName, params, body: { ...row, version: "{0.version}" } },
        ...arranged,
        { call: `remove${capitalize(one)}` as CallName, params, query: { version: "{1.version}" } },
      ],
    };
  },
);

type CallBrandApi = Awaited<ReturnType<typeof openBrandApi>>["call"];

/** Returns the id of one row of each managed resource, by its singular name. Creates missing rows. */
export async function collectManagedRowIds(
  call: CallBrandApi,
  token: string,
  facts: PlaceholderValues,
): Promise<PlaceholderValues> {
  const known: PlaceholderValues = { ...facts };
  for (const [name, { one, path }] of resourceEntries) {
    const { items } = await call<{ items: { id: string }[] }>(path, { token });
    const body = fillPlaceholders(createManagedRow(name), known);
    const row = items[0] ?? (await call<{ id: string }>(path, { token, body, key: randomUUID() }));
    known[one] = row.id;
  }
  return known;
}
