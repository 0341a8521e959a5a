import { endpoints } from "@dasturxon/contract";
import { category } from "@dasturxon/contract/managed/categories";
import { menuGroup } from "@dasturxon/contract/managed/menu-groups";
import { product } from "@dasturxon/contract/managed/products";
import type { Tx } from "../../../platform/database/index.ts";
import { bind, type Http, refuse } from "../../../platform/http/index.ts";
import { bindResource } from "../../../platform/resource/index.ts";
import { changeProducts } from "../many/change-products.ts";
import { selectSetsWith, updateListed } from "./queries.ts";
import { wrongProductField } from "./wrong-product.ts";

/** The menu as people keep it [MN-1]: groups, the categories in them, the products in those. */
export function manageMenu(http: Http): void {
  const after = (tx: Tx, { merchantId }: { merchantId: string }) => updateListed(tx, merchantId);
  bind(http, endpoints.changeProducts, (call) =>
    call.db.tenant(call.session.merchantId, (tx) => changeProducts(tx, call, call.body.products)),
  );
  bindResource(http, menuGroup, {
    table: "product_groups",
    position: "priority",
    usedBy: [{ what: "categories", table: "categories", column: "group_id" }],
    after,
  });
  bindResource(http, category, {
    table: "categories",
    position: "priority",
    refersTo: { groupId: "product_groups" },
    usedBy: [{ what: "products", table: "products", column: "category_id" }],
    after,
  });
  bindResource(http, product, {
    table: "products",
    position: "priority",
    refersTo: { categoryId: "categories" },
    async before(tx, writing) {
      const { merchantId, id, fields, present } = writing;
      if (!fields) {
        const sets = await selectSetsWith(tx, merchantId, id);
        return sets > 0 ? refuse("in_use", { where: [{ what: "sets", count: sets }] }) : undefined;
      }
      const wrong = await wrongProductField(tx, { ...writing, fields });
      if (wrong) return refuse("bad_request", { field: wrong, in: "body" });
      // The colour that is shown until the picture is there was the other picture's.
      return fields["image"] === present?.["image"] ? undefined : { image_ground: null };
    },
    after,
  });
}
