import type { EndpointReply } from "@dasturxon/contract/endpoint";
import type { Resource } from "@dasturxon/contract/resource";
import type { ManagedRowReply } from "@dasturxon/contract/managed-api";
import { unwrapApiResult, createResourceApi } from "./api.ts";

const PAGE_SIZE = 500;

/** Loads all rows of a resource, page by page: `loadAll<typeof product>("/console/v1/menu/products")`. */
export async function loadAllRows<R extends Resource>(
  path: R["path"],
): Promise<EndpointReply<R["calls"]["one"]>[]> {
  const { call } = createResourceApi(path);
  const rows: ManagedRowReply[] = [];
  let cursor: string | null = null;
  do {
    const query = { size: PAGE_SIZE, ...(cursor ? { cursor } : {}) };
    const page: { items: ManagedRowReply[]; next: string | null } = await unwrapApiResult(
      call("GET ", { query }),
    );
    rows.push(...page.items);
    cursor = page.next;
  } while (cursor);
  // The type of the generic API call does not contain the fields of the resource, but the type parameter `R` does.
  return rows as EndpointReply<R["calls"]["one"]>[];
}
