import { endpoints } from "@dasturxon/contract";
import { bind, type Http, refuse } from "../../../platform/http/index.ts";
import {
  closeLatePayment,
  comparePayments,
  listDuePayments,
  listPayments,
  markDifferenceReviewed,
  type Payments,
  selectDifferences,
  selectOpenDifferenceCount,
} from "../../payments/index.ts";
import { numberDifferences, numberDuePayments, numberPayments } from "./number-payments.ts";

/** Maximum number of open differences and of reviewed ones in a reply. */
const MAX_DIFFERENCES = { open: 200, looked: 20 };

/**
 * Registers the calls that list payments at providers. They cover the whole brand, so staff of single branches are
 * refused.
 */
export function registerPaymentLists(http: Http, { payments }: { payments: Payments }): void {
  bind(http, endpoints.listPayments, ({ session: { merchantId, branchIds }, query, db }) => {
    if (branchIds !== null) return refuse("forbidden");
    const { day, page, provider = null } = query;
    return db.tenantRead(merchantId, async (tx) =>
      numberPayments(tx, merchantId, await listPayments(tx, merchantId, { day, page, provider })),
    );
  });
  bind(http, endpoints.duePayments, ({ session: { merchantId, branchIds }, db }) => {
    if (branchIds !== null) return refuse("forbidden");
    return db.tenantRead(merchantId, async (tx) => ({
      payments: await numberDuePayments(tx, merchantId, await listDuePayments(tx, merchantId)),
      differences: await selectOpenDifferenceCount(tx, merchantId),
    }));
  });
  bind(http, endpoints.comparePayments, ({ session: { merchantId, branchIds }, body, db, clock }) => {
    if (branchIds !== null) return refuse("forbidden");
    return comparePayments({ db, clock, payments }, { merchantId, ...body });
  });
  bind(http, endpoints.listPaymentDifferences, ({ session: { merchantId, branchIds }, db }) => {
    if (branchIds !== null) return refuse("forbidden");
    return db.tenantRead(merchantId, async (tx) =>
      numberDifferences(tx, merchantId, await selectDifferences(tx, merchantId, MAX_DIFFERENCES)),
    );
  });
  bind(http, endpoints.lookAtPaymentDifference, (call) => {
    const { session, params, db } = call;
    if (session.branchIds !== null) return refuse("forbidden");
    return db.tenant(session.merchantId, (tx) => markDifferenceReviewed(tx, call, params.id));
  });
  bind(http, endpoints.closeLatePayment, (call) => {
    const { session, params, db } = call;
    if (session.branchIds !== null) return refuse("forbidden");
    return db.tenant(session.merchantId, (tx) => closeLatePayment(tx, call, params.id));
  });
}
