import { findBranchCostPrice } from "@dasturxon/domain/branch-price";
import { useBrand } from "../brand/brand.tsx";
import { useChosenBranchId } from "../location/chosen-branch.ts";
import { findProduct, useMenu } from "./menu-query.ts";
import { getProductState } from "./product-view.ts";
import type { ProductSaleContext } from "./product-view.ts";
import type { Product } from "../../platform/shapes.ts";
import { getServerTimeMs } from "../../platform/server-clock.ts";

/** Returns the branch and time zone in which the guest orders. */
export function useProductSaleContext(): ProductSaleContext {
  const { merchant } = useBrand();
  return { branchId: useChosenBranchId(), timeZone: merchant.timeZone };
}

/** Returns the product as the chosen branch sells it: with the branch's price and the available choices of a set. */
export function useBranchProduct(product: Product): Product {
  useMenu();
  return toBranchProduct(product, useProductSaleContext());
}

/** Returns the product as a branch sells it, for use outside of rendering. */
export function toBranchProduct(product: Product, context: ProductSaleContext): Product {
  const costPrice = findBranchCostPrice(product, context.branchId);
  if (product.type !== "COMBO") return { ...product, costPrice };
  const modificationGroups = product.modificationGroups.map((group) => ({
    ...group,
    modifications: group.modifications.map((choice) => ({
      ...choice,
      isAvailable: choice.isAvailable !== false && isSetPartAvailable(choice.productId, context),
    })),
  }));
  return { ...product, costPrice, modificationGroups };
}

/** A part of a set that is not in the menu counts as available. The server decides when the order is placed. */
function isSetPartAvailable(productId: string | null | undefined, context: ProductSaleContext): boolean {
  const part = productId ? findProduct(productId) : undefined;
  return !part || getProductState(part, getServerTimeMs(), context).state === "available";
}
