import { category } from "@dasturxon/contract/managed/categories";
import { menuGroup } from "@dasturxon/contract/managed/menu-groups";
import { product } from "@dasturxon/contract/managed/products";
import type { Tx } from "../../../platform/database/index.ts";
import { type Http, refuse } from "../../../platform/http/index.ts";
import { bindResource } from "../../../platform/resource/index.ts";
import { selectSetsWith, updateListed } from "./queries.ts";

/** What a field alone does not show: a step of weight has a unit and hundredths at least; cooking takes no less than least. */
function wrongProductField(fields: Record<string, unknown>): string | null {
  const { isWeighed, unit, measure, timeCookingMin, timeCookingMax } = fields;
  if (isWeighed && unit === "COUNT") return "unit";
  if (isWeighed && Math.abs(Number(measure) * 100 - Math.round(Number(measure) * 100)) > 1e-9)
    return "measure";
  const isTurned =
    timeCookingMin !== null && timeCookingMax !== null && Number(timeCookingMin) > Number(timeCookingMax);
  return isTurned ? "timeCookingMax" : null;
}

/** The menu as people keep it [MN-1]: groups, the categories in them, the products in those. */
export function manageMenu(http: Http): void {
  const after = (tx: Tx, { merchantId }: { merchantId: string }) => updateListed(tx, merchantId);
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
    async before(tx, { merchantId, id, fields, present }) {
      if (!fields) {
        const sets = await selectSetsWith(tx, merchantId, id);
        return sets > 0 ? refuse("in_use", { where: [{ what: "sets", count: sets }] }) : undefined;
      }
      const wrong = wrongProductField(fields);
      if (wrong) return refuse("bad_request", { field: wrong, in: "body" });
      // The colour that is shown until the picture is there was the other picture's.
      return fields["image"] === present?.["image"] ? undefined : { image_ground: null };
    },
    after,
  });
}
