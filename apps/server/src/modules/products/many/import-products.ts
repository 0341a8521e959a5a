import type { endpoints } from "@dasturxon/contract";
import type { EndpointParsedInput } from "@dasturxon/contract/endpoint";
import type { ChangeAuthor } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import {
  type Http,
  isRefused,
  refuse,
  type Refusal,
  refusedFieldName,
  undoAndRefuse,
} from "../../../platform/http/index.ts";
import { findBindings, type RowWrites, writeManyRows } from "../../../platform/resource/index.ts";
import { changeBranchTerms } from "../branches/change-branch-terms.ts";
import { changeStock } from "../counting/change-stock.ts";
import { canJoinImportBatch, toImportBatchId } from "./import-batch.ts";

type ImportBody = EndpointParsedInput<typeof endpoints.importProducts>["body"];
type ImportedStockAndPrices = Pick<ImportBody["changed"][number], "id" | "stock" | "branchPrices">;

/** Writes data outside the products' fields: stock and branch prices. */
async function writeStockAndPrices(
  tx: Tx,
  changer: ChangeAuthor,
  products: readonly ImportedStockAndPrices[],
) {
  const counts = products.flatMap(({ id, stock }) => (stock ? [{ id, ...stock }] : []));
  const counted = counts.length === 0 ? null : await changeStock(tx, changer, counts);
  if (isRefused(counted)) return counted;
  const prices = products.flatMap(({ id, branchPrices = [] }) =>
    branchPrices.map(({ branchId, was, price }) => ({ productId: id, branchId, price, was: { price: was } })),
  );
  return prices.length === 0 ? null : await changeBranchTerms(tx, changer, prices);
}

/**
 * Imports the rows of a spreadsheet [MN-1]: groups and categories first, then products. Each row is checked and written
 * like a row that is saved by its form in the console. All rows are one batch of the audit. Keys of new rows are
 * replaced by their ids.
 */
export async function importProducts(tx: Tx, http: Http, call: ChangeAuthor, sent: ImportBody) {
  const earlier = sent.batchId;
  if (earlier !== undefined && !(await canJoinImportBatch(tx, call, earlier))) return refuse("not_found");
  const batchId = earlier ?? toImportBatchId(call.session.merchantId, call.info.requestId);
  const changer = { ...call, batchId };
  const idOf = new Map<string, string>();
  const toStoredId = (id: string) => idOf.get(id) ?? id;
  const addKeyedRows = async (
    one: string,
    keyed: readonly { key: string; fields: Record<string, unknown> }[],
  ) => {
    const written = await writeKeyedRows(one, { added: keyed.map(({ fields }) => fields) });
    if (isRefused(written)) return written;
    for (const [at, { key }] of keyed.entries()) idOf.set(key, written.ids[at] ?? key);
    return null;
  };
  const writeKeyedRows = async (one: string, writes: Omit<RowWrites, "removed">) => {
    const bound = findBindings(http).get(one);
    if (!bound) throw new Error(`no handler is registered for ${one}`);
    const written = await writeManyRows(tx, bound, changer, writes);
    // An import removes nothing, so `in_use` is not possible.
    return written as Exclude<typeof written, Refusal<"in_use">>;
  };
  const plain = { image: null, isActive: true };
  const groups = sent.groups.map(({ key, name }) => ({ key, fields: { ...plain, name } }));
  const refusedGroup = await addKeyedRows("menuGroup", groups);
  if (refusedGroup) return undoAndRefuse(refusedGroup);
  const categories = sent.categories.map(({ key, groupId, name }) => ({
    key,
    fields: { ...plain, name, groupId: toStoredId(groupId), viewType: "MEDIUM" },
  }));
  const refusedCategory = await addKeyedRows("category", categories);
  if (refusedCategory) return undoAndRefuse(refusedCategory);
  const written = await writeKeyedRows("product", {
    added: sent.added.map(({ stock: _stock, branchPrices: _prices, ...fields }) => ({
      ...fields,
      categoryId: toStoredId(fields.categoryId),
    })),
    changed: sent.changed.map(({ id, version, fields }) => ({
      id,
      version,
      fields: fields.categoryId ? { ...fields, categoryId: toStoredId(fields.categoryId) } : fields,
    })),
    laterAdded: sent.laterAdded,
  });
  if (isRefused(written)) return undoAndRefuse(written);
  // Write the library after the products, because products' copies of library groups are stored as sent. An undo
  // restores the library before the products.
  const shared = await writeKeyedRows("modificationGroup", sent.library ?? {});
  if (isRefused(shared)) {
    const field = refusedFieldName(shared);
    if (field === undefined) return undoAndRefuse(shared);
    return undoAndRefuse(refuse("bad_request", { field: `library.${field}`, in: "body" }));
  }
  const products = [
    ...sent.added.map((product, at) => ({ ...product, id: written.ids[at] ?? "" })),
    ...sent.changed,
  ];
  const refused = await writeStockAndPrices(tx, changer, products);
  if (refused) return undoAndRefuse(refused);
  const { library } = sent;
  return {
    batchId,
    added: written.ids.length + (library?.added.length ?? 0),
    changed: sent.changed.length + (library?.changed.length ?? 0),
    places: [...idOf].map(([key, id]) => ({ key, id })),
  };
}
