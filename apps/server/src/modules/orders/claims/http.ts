import { endpoints } from "@dasturxon/contract";
import {
  bindEndpoint,
  type Http,
  selectAllowedBranches,
  writeIdempotently,
} from "../../../platform/http/index.ts";
import type { Uploads } from "../../../platform/images/index.ts";
import { addClaimPhoto } from "./add-photo.ts";
import { answerClaim } from "./answer-claim.ts";
import { reportOrderProblem } from "./claim-order.ts";
import { listClaims } from "./list-claims.ts";
import { showClaims } from "./show-claims.ts";

const skipLoading = () => Promise.resolve();

/** Registers the calls for claims about received orders, of customers and of the staff [OR-15]. */
export function registerClaims(http: Http, uploads: Uploads): void {
  bindEndpoint(http, endpoints.orderClaims, ({ merchant, session, params, db, clock }) => {
    const request = { id: params.id, userId: session.id, now: clock.now() };
    return db.tenantRead(merchant.id, (tx) => showClaims(tx, merchant.id, request));
  });
  bindEndpoint(http, endpoints.claimOrder, (call) => {
    const { merchant, session, params, body, db, clock } = call;
    const by = { kind: "customer", id: session.id, name: session.name, role: "customer" } as const;
    const request = { merchantId: merchant.id, id: params.id, version: null, by, now: clock.now() };
    return db.tenant(merchant.id, (tx) =>
      writeIdempotently(tx, call, {
        load: skipLoading,
        work: () => reportOrderProblem(tx, request, { ...body, userId: session.id }),
      }),
    );
  });
  bindEndpoint(http, endpoints.addClaimPhoto, ({ merchant, session, params, body, db }) => {
    const order = { merchantId: merchant.id, orderId: params.id, userId: session.id };
    return addClaimPhoto({ db, uploads }, order, body);
  });
  bindEndpoint(http, endpoints.staffClaims, ({ session, query, db }) => {
    const { branchId, ...filter } = query;
    const branchIds = selectAllowedBranches(session, branchId);
    return db.tenantRead(session.merchantId, (tx) =>
      listClaims(tx, session.merchantId, { ...filter, branchIds }),
    );
  });
  bindEndpoint(http, endpoints.answerClaim, (call) => {
    const { session, params, body, db } = call;
    return db.tenant(session.merchantId, (tx) =>
      writeIdempotently(tx, call, {
        load: skipLoading,
        work: () => answerClaim(tx, call, { ...params, ...body }),
      }),
    );
  });
}
