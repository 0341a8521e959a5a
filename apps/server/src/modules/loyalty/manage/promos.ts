import { promo } from "@dasturxon/contract/managed/promos";
import { findWrongPromoField } from "@dasturxon/domain/promo";
import { normalizeCode } from "@dasturxon/domain/search-fold";
import { type Http, refuse } from "../../../platform/http/index.ts";
import { bindResourceCalls, defineBinding } from "../../../platform/resource/index.ts";

/**
 * Promo code management [PR-1]. A code is unique in its normalized form (`normalizeCode`). The column `code_key` stores the
 * normalized code for older builds.
 */
export const promoManagementBinding = defineBinding(promo, {
  table: "promos",
  unique: "code",
  before(_tx, { fields, present }) {
    if (!fields) return undefined;
    const wrong = findWrongPromoField(fields, Number(present?.["usedCount"] ?? 0));
    if (wrong) return refuse("bad_request", { field: wrong, in: "body" });
    const key = normalizeCode(fields.code);
    if (key === "") return refuse("bad_request", { field: "code", in: "body" });
    const isSame = present && !present.isRemoved && normalizeCode(String(present["code"])) === key;
    return isSame ? {} : { code_key: key };
  },
});

export function registerPromoManagement(http: Http): void {
  bindResourceCalls(http, promoManagementBinding);
}
