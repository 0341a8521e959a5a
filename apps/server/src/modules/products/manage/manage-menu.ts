import { endpoints } from "@dasturxon/contract";
import { category } from "@dasturxon/contract/managed/categories";
import { menuGroup } from "@dasturxon/contract/managed/menu-groups";
import { modificationGroup } from "@dasturxon/contract/managed/modification-groups";
import { product } from "@dasturxon/contract/managed/products";
import {
  bindEndpoint,
  bindTransactionalEndpoint,
  type Http,
  writeIdempotently,
  refuse,
} from "../../../platform/http/index.ts";
import { bindResource, selectRowExists } from "../../../platform/resource/index.ts";
import { createLimitCheck } from "../../merchants/index.ts";
import { changeProducts } from "../many/change-products.ts";
import { importProducts } from "../many/import-products.ts";
import { registerColumnMappings } from "../many/menu-heads.ts";
import {
  updateLibraryGroupCopies,
  applyLibraryToGroups,
  findInvalidGroupField,
} from "../library/follow-library.ts";
import {
  type ProductGroup,
  selectProductCountWithCopy,
  selectProductNamesWithCopy,
  updateGroupProductCounts,
} from "../library/queries.ts";
import { copyProduct } from "./copy-product.ts";
import { selectSetCountWithProducts, updateProductsListed } from "./queries.ts";
import { findInvalidProductField } from "./wrong-product.ts";

/** Registers the calls that manage the menu [MN-1]: groups, categories and products. */
export function registerMenuManagement(http: Http): void {
  const afterAll = updateProductsListed;
  bindEndpoint(http, endpoints.changeProducts, (call) =>
    call.db.tenant(call.session.merchantId, (tx) => changeProducts(tx, call, call.body.products)),
  );
  bindTransactionalEndpoint(http, endpoints.copyProduct, (tx, call) =>
    writeIdempotently(tx, call, {
      load: () => Promise.resolve(),
      work: () => copyProduct(tx, http, call, call.params.id),
    }),
  );
  bindTransactionalEndpoint(http, endpoints.importProducts, (tx, call) =>
    writeIdempotently(tx, call, {
      load: () => Promise.resolve(),
      work: () => importProducts(tx, http, call, call.body),
    }),
  );
  registerColumnMappings(http);
  bindResource(http, menuGroup, {
    table: "product_groups",
    position: "priority",
    usedBy: [{ what: "categories", table: "categories", column: "group_id" }],
    afterAll,
  });
  bindResource(http, category, {
    table: "categories",
    position: "priority",
    refersTo: { groupId: "product_groups" },
    usedBy: [{ what: "products", table: "products", column: "category_id" }],
    afterAll,
  });
  bindResource(http, modificationGroup, {
    table: "modification_groups",
    usesOf: async (tx, merchantId, ids) => ({
      what: "products",
      count: await selectProductCountWithCopy(tx, merchantId, ids),
    }),
    async before(tx, writing) {
      const { fields } = writing;
      const wrong = fields && (await findInvalidGroupField(tx, { ...writing, fields }));
      return wrong ? refuse("bad_request", { field: wrong, in: "body" }) : undefined;
    },
    after: updateLibraryGroupCopies,
  });
  bindEndpoint(http, endpoints.modificationGroupProducts, ({ session: { merchantId }, params: { id }, db }) =>
    db.tenant(merchantId, async (tx) => {
      if (!(await selectRowExists(tx, merchantId, "modification_groups", id))) return refuse("not_found");
      return { products: await selectProductNamesWithCopy(tx, merchantId, id) };
    }),
  );
  bindResource(http, product, {
    table: "products",
    position: "priority",
    room: createLimitCheck("products"),
    refersTo: { categoryId: "categories" },
    usesOf: async (tx, merchantId, ids) => ({
      what: "sets",
      count: await selectSetCountWithProducts(tx, merchantId, ids),
    }),
    async before(tx, writing) {
      const { present } = writing;
      if (!writing.fields) return undefined;
      const groups = writing.fields.modificationGroups as ProductGroup[];
      const modificationGroups = await applyLibraryToGroups(tx, writing.merchantId, groups);
      if (!modificationGroups) return refuse("bad_request", { field: "modificationGroups", in: "body" });
      const fields = { ...writing.fields, modificationGroups } as typeof writing.fields;
      const wrong = await findInvalidProductField(tx, { ...writing, fields });
      if (wrong) return refuse("bad_request", { field: wrong, in: "body" });
      // The stored placeholder colour was calculated from the previous picture, so it is removed with a new picture.
      return {
        ...(fields.image !== present?.["image"] && { image_ground: null }),
        ...(modificationGroups !== groups && { modification_groups: modificationGroups }),
      };
    },
    async afterAll(tx, merchantId) {
      await updateProductsListed(tx, merchantId);
      await updateGroupProductCounts(tx, merchantId);
    },
  });
}
