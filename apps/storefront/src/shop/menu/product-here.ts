import { costPriceIn } from "@dasturxon/domain/branch-price";
import { useBrand } from "../brand/brand.tsx";
import { useChosenBranchId } from "../location/chosen-branch.ts";
import { productOf, useMenu } from "./menu-query.ts";
import { stateOf } from "./product-view.ts";
import type { SaleContext } from "./product-view.ts";
import type { Product } from "../../platform/shapes.ts";
import { serverNow } from "../../platform/server-clock.ts";

/** Where and on which clock something is sold to this guest. */
export function useSaleContext(): SaleContext {
  const { merchant } = useBrand();
  return { branchId: useChosenBranchId(), timeZone: merchant.timeZone };
}

/** The product as the chosen branch sells it: its price there, and which choices of a set can be had now. */
export function useProductHere(product: Product): Product {
  useMenu();
  return productIn(product, useSaleContext());
}

/** The same outside of drawing. */
export function productIn(product: Product, context: SaleContext): Product {
  const costPrice = costPriceIn(product, context.branchId);
  if (product.type !== "COMBO") return { ...product, costPrice };
  const modificationGroups = product.modificationGroups.map((group) => ({
    ...group,
    modifications: group.modifications.map((choice) => ({
      ...choice,
      isAvailable: choice.isAvailable !== false && isPartHere(choice.productId, context),
    })),
  }));
  return { ...product, costPrice, modificationGroups };
}

/** What the menu here does not know, the server judges. */
function isPartHere(productId: string | null | undefined, context: SaleContext): boolean {
  const part = productId ? productOf(productId) : undefined;
  return !part || stateOf(part, serverNow(), context).state === "available";
}
