import { endpoints } from "@dasturxon/contract";
import { bind, type Http } from "../../../platform/http/index.ts";
import { gradeReceivedProduct } from "./grade-received-product.ts";

/** The products' call that asks what was received, which only the orders know. */
export function registerProductGrading(http: Http): void {
  bind(http, endpoints.gradeProduct, ({ session, body, db, clock }) => {
    const { merchantId, id: userId } = session;
    const comment = body.comment === "" ? null : (body.comment ?? null);
    const request = { ...body, comment, userId, at: clock.now() };
    return db.tenant(merchantId, (tx) => gradeReceivedProduct(tx, merchantId, request));
  });
}
