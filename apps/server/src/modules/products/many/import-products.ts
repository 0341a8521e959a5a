import type { endpoints } from "@dasturxon/contract";
import type { ParsedOf } from "@dasturxon/contract/endpoint";
import type { Changer } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { type Http, isRefused, type Refused, undoAndRefuse } from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import { boundOf, type ManyWrites, writeMany } from "../../../platform/resource/index.ts";

/**
 * Writes a table of products [MN-1]: groups and categories first, then what stands in them, each row as its form would
 * write it and all under one batch of the audit. Keys of what is new become its ids.
 */
export async function importProducts(
  tx: Tx,
  http: Http,
  call: Changer,
  sent: ParsedOf<typeof endpoints.importProducts>["body"],
) {
  const batchId = newId();
  const changer = { ...call, batchId };
  const idOf = new Map<string, string>();
  const real = (id: string) => idOf.get(id) ?? id;
  const add = async (one: string, keyed: readonly { key: string; fields: Record<string, unknown> }[]) => {
    const written = await write(one, { added: keyed.map(({ fields }) => fields) });
    if (isRefused(written)) return written;
    for (const [at, { key }] of keyed.entries()) idOf.set(key, written.ids[at] ?? key);
    return null;
  };
  const write = async (one: string, writes: Omit<ManyWrites, "removed">) => {
    const bound = boundOf(http).get(one);
    if (!bound) throw new Error(`nobody keeps ${one}`);
    const written = await writeMany(tx, bound, changer, writes);
    // Nothing is removed, so nothing is in use.
    return written as Exclude<typeof written, Refused<"in_use">>;
  };
  const plain = { image: null, isActive: true };
  const groups = sent.groups.map(({ key, name }) => ({ key, fields: { ...plain, name } }));
  const refusedGroup = await add("menuGroup", groups);
  if (refusedGroup) return undoAndRefuse(refusedGroup);
  const categories = sent.categories.map(({ key, groupId, name }) => ({
    key,
    fields: { ...plain, name, groupId: real(groupId), viewType: "MEDIUM" },
  }));
  const refusedCategory = await add("category", categories);
  if (refusedCategory) return undoAndRefuse(refusedCategory);
  const written = await write("product", {
    added: sent.added.map((fields) => ({ ...fields, categoryId: real(fields.categoryId) })),
    changed: sent.changed.map(({ id, version, fields }) => ({
      id,
      version,
      fields: fields.categoryId ? { ...fields, categoryId: real(fields.categoryId) } : fields,
    })),
  });
  if (isRefused(written)) return undoAndRefuse(written);
  return { batchId, added: written.ids.length, changed: written.changed };
}
