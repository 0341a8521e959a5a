import { promo } from "@dasturxon/contract/managed/promos";
import { promoKey, wrongPromoField } from "@dasturxon/domain/promo";
import { type Http, refuse } from "../../../platform/http/index.ts";
import { bindCalls, bound } from "../../../platform/resource/index.ts";

/** Promo codes as people keep them [PR-1]: found by the folded code, which no two have. */
export const promos = bound(promo, {
  table: "promos",
  unique: "code",
  before(_tx, { fields, present }) {
    if (!fields) return undefined;
    const wrong = wrongPromoField(fields, Number(present?.["usedCount"] ?? 0));
    if (wrong) return refuse("bad_request", { field: wrong, in: "body" });
    return { code_key: promoKey(fields.code) };
  },
});

export function managePromos(http: Http): void {
  bindCalls(http, promos);
}
