import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, refuse } from "../../../platform/http/index.ts";
import {
  closeLatePayment,
  comparePayments,
  listDuePayments,
  listPayments,
  markDifferenceReviewed,
  type PaymentRegistry,
  selectDifferences,
  selectOpenDifferenceCount,
} from "../../payments/index.ts";
import {
  addOrderNumbersToDifferences,
  addOrderNumbersToDuePayments,
  addOrderNumbersToPayments,
} from "./number-payments.ts";

/** Maximum number of open and of reviewed payment differences in a response. */
const MAX_PAYMENT_DIFFERENCES = { open: 200, looked: 20 };

/**
 * Registers the calls that list payments at providers. They cover the whole brand, so staff of single branches are
 * refused.
 */
export function registerPaymentLists(http: Http, { payments }: { payments: PaymentRegistry }): void {
  bindEndpoint(http, endpoints.listPayments, ({ session: { merchantId, branchIds }, query, db }) => {
    if (branchIds !== null) return refuse("forbidden");
    const { day, page, provider = null } = query;
    return db.tenantRead(merchantId, async (tx) =>
      addOrderNumbersToPayments(tx, merchantId, await listPayments(tx, merchantId, { day, page, provider })),
    );
  });
  bindEndpoint(http, endpoints.duePayments, ({ session: { merchantId, branchIds }, db }) => {
    if (branchIds !== null) return refuse("forbidden");
    return db.tenantRead(merchantId, async (tx) => ({
      payments: await addOrderNumbersToDuePayments(tx, merchantId, await listDuePayments(tx, merchantId)),
      differences: await selectOpenDifferenceCount(tx, merchantId),
    }));
  });
  bindEndpoint(http, endpoints.comparePayments, ({ session: { merchantId, branchIds }, body, db, clock }) => {
    if (branchIds !== null) return refuse("forbidden");
    return comparePayments({ db, clock, payments }, { merchantId, ...body });
  });
  bindEndpoint(http, endpoints.listPaymentDifferences, ({ session: { merchantId, branchIds }, db }) => {
    if (branchIds !== null) return refuse("forbidden");
    return db.tenantRead(merchantId, async (tx) =>
      addOrderNumbersToDifferences(
        tx,
        merchantId,
        await selectDifferences(tx, merchantId, MAX_PAYMENT_DIFFERENCES),
      ),
    );
  });
  bindEndpoint(http, endpoints.lookAtPaymentDifference, (call) => {
    const { session, params, db } = call;
    if (session.branchIds !== null) return refuse("forbidden");
    return db.tenant(session.merchantId, (tx) => markDifferenceReviewed(tx, call, params.id));
  });
  bindEndpoint(http, endpoints.closeLatePayment, (call) => {
    const { session, params, db } = call;
    if (session.branchIds !== null) return refuse("forbidden");
    return db.tenant(session.merchantId, (tx) => closeLatePayment(tx, call, params.id));
  });
}
