import type { BranchTerms } from "@dasturxon/contract";
import { type ChangeAuthor, recordChanges } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import type { LoggedChange } from "../../../platform/resource/index.ts";
import { selectCountedProductNames } from "../counting/queries.ts";
import { announceMenuChange } from "../stops/announce-menu-change.ts";
import { selectBranchTermsForUpdate, selectPresentBranchIds, updateBranchTerms } from "./queries.ts";

type ProductSaleTerms = Omit<BranchTerms, "branchId">;
/** A change of a product's terms of sale in one branch. Omitted fields do not change. */
interface BranchTermsChange extends Partial<ProductSaleTerms> {
  productId: string;
  branchId: string;
  was: Partial<ProductSaleTerms>;
}

const toTermsKey = ({ productId, branchId }: Pick<BranchTermsChange, "productId" | "branchId">) =>
  `${productId}/${branchId}`;

/**
 * Changes the terms of products in branches, many at once [BK-1]. If any current value differs from `was`, nothing is
 * changed and the refusal names the products. Staff of single branches can change only those branches [US-8].
 */
export async function changeBranchTerms(tx: Tx, call: ChangeAuthor, changes: readonly BranchTermsChange[]) {
  const { merchantId, branchIds } = call.session;
  const products = [...new Set(changes.map(({ productId }) => productId))];
  const branches = [...new Set(changes.map(({ branchId }) => branchId))];
  const names = new Map(
    (await selectCountedProductNames(tx, merchantId, products)).map((row) => [row.id, row.name]),
  );
  const isForeignBranch = (id: string) => branchIds !== null && !branchIds.includes(id);
  const living = await selectPresentBranchIds(tx, merchantId, branches);
  if (names.size < products.length || living.length < branches.length || branches.some(isForeignBranch))
    return refuse("not_found");
  const held = await selectBranchTermsForUpdate(tx, merchantId, products);
  const present = new Map(held.map((row) => [toTermsKey(row), row]));
  const pairs = changes.map((change) => {
    const { productId, branchId, isSold, price } = change;
    const before = present.get(toTermsKey(change)) ?? { isSold: true, price: null };
    const after = { isSold: isSold ?? before.isSold, price: price === undefined ? before.price : price };
    return { change, productId, branchId, before: { isSold: before.isSold, price: before.price }, after };
  });
  const stale = pairs.filter(
    ({ change: { was }, before }) => !areSaleTermsEqual({ ...before, ...was }, before),
  );
  if (stale.length > 0)
    return refuse("stale_version", {
      rows: stale.map(({ productId }) => ({ id: productId, name: names.get(productId) ?? null })),
    });
  const differing = pairs.filter(({ before, after }) => !areSaleTermsEqual(before, after));
  if (differing.length === 0) return null;
  await updateBranchTerms(
    tx,
    merchantId,
    differing.map(({ productId, branchId, after }) => ({ productId, branchId, ...after })),
  );
  recordChanges(
    tx,
    call,
    differing.map(({ productId, branchId, before, after }) => {
      const what = { name: names.get(productId), branchId };
      const [was, is] = [
        { ...what, ...before },
        { ...what, ...after },
      ];
      return { entity: "productBranch", entityId: productId, kind: "changed", before: was, after: is };
    }),
  );
  await announceMenuChange(tx, merchantId);
  return null;
}

const areSaleTermsEqual = (one: ProductSaleTerms, other: ProductSaleTerms) =>
  one.isSold === other.isSold && one.price === other.price;

/**
 * Undoes changes of products' terms in branches. If any of these terms has changed since, nothing is undone and the
 * request is refused. [S37]
 */
export async function undoBranchTerms(tx: Tx, call: ChangeAuthor, changes: readonly LoggedChange[]) {
  return changeBranchTerms(
    tx,
    call,
    changes.map(({ entityId, before, after }) => {
      const [{ branchId, isSold, price }, was] = [before as BranchTerms, after as BranchTerms];
      return { productId: entityId ?? "", branchId, isSold, price, was };
    }),
  );
}
