import { endpoints } from "@dasturxon/contract";
import { category } from "@dasturxon/contract/managed/categories";
import { menuGroup } from "@dasturxon/contract/managed/menu-groups";
import { product } from "@dasturxon/contract/managed/products";
import { bind, bindTransaction, type Http, idempotently, refuse } from "../../../platform/http/index.ts";
import { bindResource } from "../../../platform/resource/index.ts";
import { changeProducts } from "../many/change-products.ts";
import { importProducts } from "../many/import-products.ts";
import { selectSetsWith, updateListed } from "./queries.ts";
import { wrongProductField } from "./wrong-product.ts";

/** The menu as people keep it [MN-1]: groups, the categories in them, the products in those. */
export function manageMenu(http: Http): void {
  const afterAll = updateListed;
  bind(http, endpoints.changeProducts, (call) =>
    call.db.tenant(call.session.merchantId, (tx) => changeProducts(tx, call, call.body.products)),
  );
  bindTransaction(http, endpoints.importProducts, (tx, call) =>
    idempotently(tx, call, {
      load: () => Promise.resolve(),
      work: () => importProducts(tx, http, call, call.body),
    }),
  );
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
  bindResource(http, product, {
    table: "products",
    position: "priority",
    refersTo: { categoryId: "categories" },
    usesOf: async (tx, merchantId, ids) => ({
      what: "sets",
      count: await selectSetsWith(tx, merchantId, ids),
    }),
    async before(tx, writing) {
      const { fields, present } = writing;
      if (!fields) return undefined;
      const wrong = await wrongProductField(tx, { ...writing, fields });
      if (wrong) return refuse("bad_request", { field: wrong, in: "body" });
      // The colour that is shown until the picture is there was the other picture's.
      return fields.image === present?.["image"] ? undefined : { image_ground: null };
    },
    afterAll,
  });
}
