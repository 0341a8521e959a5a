import type { BranchTerms } from "@dasturxon/contract";
import { type ChangeAuthor, recordChange } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/index.ts";
import { announceMenuChange } from "../stops/announce-menu-change.ts";
import {
  deleteProductBranch,
  insertOrUpdateProductBranch,
  selectProductBranches,
  selectProductNameForUpdate,
} from "./queries.ts";

interface ProductBranchChange extends BranchTerms {
  productId: string;
  was: Omit<BranchTerms, "branchId">;
}

/**
 * Changes whether a branch sells a product and its price there, in soʻm [BK-1]. Staff of single branches can change only
 * those branches [US-8]. Refused if the current values differ from `was`.
 */
export async function changeProductBranch(tx: Tx, call: ChangeAuthor, change: ProductBranchChange) {
  const { merchantId, branchIds } = call.session;
  const { productId, branchId, isSold, price, was } = change;
  const product = await selectProductNameForUpdate(tx, merchantId, productId);
  const all = await selectProductBranches(tx, merchantId, { productId, branchIds });
  const present = all.find((each) => each.branchId === branchId);
  if (!product || !present) return refuse("not_found");
  if (present.isSold !== was.isSold || present.price !== was.price)
    return refuse("stale_version", { present: { ...present } });
  if (present.isSold === isSold && present.price === price) return present;
  const isAsEverywhere = isSold && price === null;
  const put = isAsEverywhere ? deleteProductBranch : insertOrUpdateProductBranch;
  await put(tx, merchantId, { productId, branchId, isSold, price });
  const { name } = product;
  const after = { name, branchId, isSold, price };
  const before = { name, ...present };
  recordChange(tx, call, { entity: "productBranch", entityId: productId, kind: "changed", before, after });
  await announceMenuChange(tx, merchantId);
  return { branchId, isSold, price };
}
