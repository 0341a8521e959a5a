import type { ReplyOf } from "@dasturxon/contract/endpoint";
import type { Resource } from "@dasturxon/contract/resource";
import type { ManagedRow } from "@dasturxon/contract/managed-api";
import { orThrow, resourceApi } from "./api.ts";

const SIZE = 500;

/** All rows of a resource, page after page: `loadAll<typeof product>("/console/v1/menu/products")`. */
export async function loadAll<R extends Resource>(path: R["path"]): Promise<ReplyOf<R["calls"]["one"]>[]> {
  const { call } = resourceApi(path);
  const rows: ManagedRow[] = [];
  let cursor: string | null = null;
  do {
    const query = { size: SIZE, ...(cursor ? { cursor } : {}) };
    const page: { items: ManagedRow[]; next: string | null } = await orThrow(call("GET ", { query }));
    rows.push(...page.items);
    cursor = page.next;
  } while (cursor);
  // The path is that of the resource, but its fields are known to the type only.
  return rows as ReplyOf<R["calls"]["one"]>[];
}
