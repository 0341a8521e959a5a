import { callRoute, orThrow } from "./api.ts";

const SIZE = 500;
interface Page<Row> {
  items: Row[];
  next: string | null;
}

/** All rows of a resource, page after page. */
export async function loadAll<Row>(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const query: object = { size: SIZE, ...(cursor ? { cursor } : {}) };
    const page: Page<Row> = await orThrow(callRoute<Page<Row>>(`GET ${path}`, { query }));
    rows.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return rows;
}
