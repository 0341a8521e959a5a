import type { Resource } from "@dasturxon/contract/resource";
import { callRoute, orThrow } from "../platform/api.ts";
import type { RowOf } from "./use-resource.ts";

const SIZE = 500;
interface Page<Row> {
  items: Row[];
  next: string | null;
}

/** All rows of a resource, page after page. */
export async function loadAll<R extends Resource>(path: string): Promise<RowOf<R>[]> {
  const rows: RowOf<R>[] = [];
  let cursor: string | null = null;
  do {
    const query: object = { size: SIZE, ...(cursor ? { cursor } : {}) };
    const page: Page<RowOf<R>> = await orThrow(callRoute<Page<RowOf<R>>>(`GET ${path}`, { query }));
    rows.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return rows;
}
