import { endpoints } from "@dasturxon/contract";
import { bind, type Http, refuse } from "../../../platform/http/index.ts";
import {
  closeLatePayment,
  comparePayments,
  listDuePayments,
  listPayments,
  type Payments,
} from "../../payments/index.ts";
import { numberDuePayments, numberPayments } from "./number-payments.ts";

/** Payments at providers for who runs the brand; one who works in some branches sees none, they are the brand's. */
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
    }));
  });
  bind(http, endpoints.comparePayments, ({ session: { merchantId, branchIds }, body, db }) => {
    if (branchIds !== null) return refuse("forbidden");
    return comparePayments({ db, payments }, { merchantId, ...body });
  });
  bind(http, endpoints.closeLatePayment, (call) => {
    const { session, params, db } = call;
    if (session.branchIds !== null) return refuse("forbidden");
    return db.tenant(session.merchantId, (tx) => closeLatePayment(tx, call, params.id));
  });
}
