import type { toImportBody } from "./import-body.ts";

type MenuImportBody = ReturnType<typeof toImportBody>;

/** Maximum number of rows in one import request. Small, so that other requests of the brand run between two parts. */
export const MAX_ROWS_PER_PART = 100;

/**
 * Splits the body of an import into parts of `MAX_ROWS_PER_PART` rows. The first part has the new groups and categories, and
 * the number of products that later parts add. The last part has the shared modifier groups, because they are written
 * after the products.
 */
export function splitImportBody(body: MenuImportBody): { body: MenuImportBody; count: number }[] {
  const { groups, categories, added, changed, library } = body;
  const rows = added.length + changed.length;
  const parts = Array.from({ length: Math.max(1, Math.ceil(rows / MAX_ROWS_PER_PART)) }, (_, part) => {
    const [from, to] = [part * MAX_ROWS_PER_PART, (part + 1) * MAX_ROWS_PER_PART];
    const own = {
      added: added.slice(from, to),
      changed: changed.slice(Math.max(0, from - added.length), Math.max(0, to - added.length)),
    };
    const isFirst = part === 0;
    const laterAdded = isFirst ? added.length - own.added.length : 0;
    return {
      body: {
        groups: isFirst ? groups : [],
        categories: isFirst ? categories : [],
        ...own,
        ...(laterAdded > 0 && { laterAdded }),
      },
      count: own.added.length + own.changed.length,
    };
  });
  const last = parts.at(-1);
  if (!last || !library) return parts;
  const shared = library.added.length + library.changed.length;
  return [...parts.slice(0, -1), { body: { ...last.body, library }, count: last.count + shared }];
}

/** Replaces the temporary category ids of a later part by the ids that the server returned for the first part. */
export function replaceTemporaryIds(
  body: MenuImportBody,
  places: ReadonlyMap<string, string>,
): MenuImportBody {
  const toStoredId = (id: string) => places.get(id) ?? id;
  return {
    ...body,
    added: body.added.map((row) => ({ ...row, categoryId: toStoredId(row.categoryId) })),
    changed: body.changed.map((row) => {
      const { categoryId } = row.fields;
      return categoryId === undefined
        ? row
        : { ...row, fields: { ...row.fields, categoryId: toStoredId(categoryId) } };
    }),
  };
}
