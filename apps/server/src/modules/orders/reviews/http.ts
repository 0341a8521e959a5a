import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, selectAllowedBranches, type Http } from "../../../platform/http/index.ts";
import { answerReview } from "./answer-review.ts";
import { hideProductComment } from "./hide-comment.ts";
import { listReviews } from "./list-reviews.ts";

/** Registers the staff calls for reviews of orders [OR-10]. */
export function registerReviews(http: Http): void {
  bindEndpoint(http, endpoints.staffReviews, ({ session, query, db }) => {
    const { branchId, ...filter } = query;
    const branchIds = selectAllowedBranches(session, branchId);
    return db.tenantRead(session.merchantId, (tx) =>
      listReviews(tx, session.merchantId, { ...filter, branchIds }),
    );
  });
  bindEndpoint(http, endpoints.answerReview, (call) => {
    const { session, params, body, db } = call;
    return db.tenant(session.merchantId, (tx) => answerReview(tx, call, { ...params, ...body }));
  });
  bindEndpoint(http, endpoints.hideComment, (call) => {
    const { session, params, body, db } = call;
    return db.tenant(session.merchantId, (tx) => hideProductComment(tx, call, { ...params, ...body }));
  });
}
