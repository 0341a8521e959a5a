import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http } from "../../../platform/http/index.ts";
import { gradeReceivedProduct } from "./grade-received-product.ts";
import { showOwnGrade } from "./show-own-grade.ts";

/**
 * Registers the calls for grades of products. They are in the orders module, because only orders show which products a
 * customer received.
 */
export function registerProductGrading(http: Http): void {
  bindEndpoint(http, endpoints.ownGrade, ({ session, params, db }) =>
    db.tenantRead(session.merchantId, (tx) =>
      showOwnGrade(tx, session.merchantId, { userId: session.id, ...params }),
    ),
  );
  bindEndpoint(http, endpoints.gradeProduct, ({ session, body, db, clock }) => {
    const { merchantId, id: userId } = session;
    const comment = body.comment === "" ? null : (body.comment ?? null);
    const request = { ...body, comment, userId, at: clock.now() };
    return db.tenant(merchantId, (tx) => gradeReceivedProduct(tx, merchantId, request));
  });
}
