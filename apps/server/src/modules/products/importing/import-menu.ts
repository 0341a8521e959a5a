import type { Nutrition, ProductTimetable } from "@dasturxon/contract";
import type { TextByLanguage } from "@dasturxon/domain/text";
import { deriveStableId } from "../../../platform/stable-id.ts";
import { insertSharedGroups } from "../library/queries.ts";
import type { Tx } from "../../../platform/database/index.ts";
import { branchIdFromKeys } from "../../merchants/index.ts";
import { updateProductsListed } from "../manage/queries.ts";
import { announceMenuChange } from "../stops/announce-menu-change.ts";
import {
  insertCategories,
  insertProductGroups,
  insertProducts,
  updateProductStock,
  updateProductBranchTerms,
} from "./queries.ts";

/** A menu to import. Ids are derived from the merchant's own keys. */
export interface MenuImport {
  groups: { key: string; name: TextByLanguage; priority: number }[];
  categories: {
    key: string;
    groupKey: string;
    name: TextByLanguage;
    priority: number;
    viewType: "BIG" | "MEDIUM" | "SMALL";
    scrollType: "VERTICAL" | "HORIZONTAL";
    navigationType: "SHEET" | "POP_UP" | "FULL_SCREEN";
    timetable?: ProductTimetable | null;
  }[];
  products: ImportedProduct[];
}

interface ImportedProduct {
  key: string;
  categoryKey: string;
  name: TextByLanguage;
  description: TextByLanguage;
  costPrice: number;
  discount: number;
  priority: number;
  unit: string;
  measure: number;
  /** Whether the product is sold by weight, in steps of `measure`. The minimum is `minCount` steps. */
  isWeighed?: boolean;
  minCount?: number;
  calorie: number | null;
  composition?: TextByLanguage;
  allergens?: string[];
  nutrition?: Nutrition | null;
  timeCookingMin: number;
  timeCookingMax: number;
  stock: number | null;
  picture: string | null;
  pictureGround?: string | null;
  /** Additional pictures of the product. */
  gallery?: string[];
  labels: string[];
  tags: string[];
  isCartRecommendation: boolean;
  mxicCode: string | null;
  /** Codes of the tax office, if they differ from the brand's. */
  packageCode?: string | null;
  vatPercent?: number | null;
  unitCode?: number | null;
  /** Whether each piece has marking codes that are scanned when it is sold. */
  isMarked?: boolean;
  /** Barcode of the product. */
  barcode?: string | null;
  /**
   * Prices at delivery services, in soʻm, and whether the product is sold there. `additionalPrice` is a further price
   * for tills.
   */
  eatsPrice?: number | null;
  enabledEats?: boolean;
  expressPrice?: number | null;
  enabledExpress?: boolean;
  additionalPrice?: number | null;
  /** Ids of the product in other systems, such as `poster` and `iiko`. */
  externalIds?: Record<string, string>;
  /** Times of sale. Null: the category's timetable applies, or none. */
  timetable?: ProductTimetable | null;
  /** Terms of sale in single branches: the product is not sold there, or has another price. */
  branches?: { branchKey: string; isActive?: boolean; price?: number | null }[];
  modificationGroups: {
    key: string;
    name: TextByLanguage;
    min: number;
    max: number;
    modifications: ImportedModification[];
  }[];
}

interface ImportedModification {
  key: string;
  name: TextByLanguage;
  price: number;
  maxCount: number;
  image?: string;
  /** Key of the product, if the choice is a part of a set. */
  partKey?: string;
}

/** Imports a menu in bulk. Products that were imported before are replaced. */
export async function importMenu(
  tx: Tx,
  merchant: { id: string; key: string },
  menu: MenuImport,
): Promise<void> {
  const createStableId = (kind: string, key: string) => deriveStableId(merchant.key, kind, key);
  await insertProductGroups(
    tx,
    merchant.id,
    menu.groups.map((group) => ({ ...group, id: createStableId("group", group.key) })),
  );
  await insertCategories(
    tx,
    merchant.id,
    menu.categories.map((category) => ({
      ...category,
      id: createStableId("category", category.key),
      groupId: createStableId("group", category.groupKey),
    })),
  );
  const products = menu.products.map((product) => ({
    ...product,
    id: createStableId("product", product.key),
    categoryId: createStableId("category", product.categoryKey),
    modificationGroups: product.modificationGroups.map((group) => ({
      id: createStableId("modification-group", `${product.key}/${group.key}`),
      name: group.name,
      min: group.min,
      max: group.max,
      modifications: group.modifications.map((modification) => ({
        id: createStableId("modification", `${product.key}/${group.key}/${modification.key}`),
        name: modification.name,
        price: modification.price,
        maxCount: modification.maxCount,
        image: modification.image ?? null,
        ...(modification.partKey && { productId: createStableId("product", modification.partKey) }),
      })),
    })),
  }));
  await insertProducts(tx, merchant.id, products);
  await updateProductBranchTerms(tx, merchant.id, {
    productIds: products.map(({ id }) => id),
    branches: products.flatMap(({ id, branches = [] }) =>
      branches.map(({ branchKey, isActive = true, price = null }) => ({
        productId: id,
        branchId: branchIdFromKeys(merchant.key, branchKey),
        isActive,
        price,
      })),
    ),
  });
  await updateProductStock(
    tx,
    merchant.id,
    products.map(({ id, stock }) => ({ id, stock })),
  );
  await insertSharedGroups(tx, merchant.id);
  await updateProductsListed(tx, merchant.id);
  await announceMenuChange(tx, merchant.id);
}
