import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, writeIdempotently } from "../../../platform/http/index.ts";
import { blockOrUnblockCustomer, setCustomerNote, showCustomer } from "./change-customer.ts";
import { grantCashback } from "./grant-cashback.ts";
import { listCustomers } from "./list-customers.ts";

/** Registers the staff calls for the brand's customers. */
export function registerCustomerList(http: Http): void {
  bindEndpoint(http, endpoints.customers, ({ session, query, db }) =>
    db.tenantRead(session.merchantId, (tx) => listCustomers(tx, session, query)),
  );
  bindEndpoint(http, endpoints.customer, ({ session, params, db }) =>
    db.tenantRead(session.merchantId, (tx) => showCustomer(tx, session, params.id)),
  );
  bindEndpoint(http, endpoints.noteCustomer, (call) =>
    call.db.tenant(call.session.merchantId, (tx) =>
      setCustomerNote(tx, call, { ...call.params, ...call.body }),
    ),
  );
  bindEndpoint(http, endpoints.blockCustomer, (call) =>
    call.db.tenant(call.session.merchantId, (tx) =>
      blockOrUnblockCustomer(tx, call, { ...call.params, ...call.body }),
    ),
  );
  bindEndpoint(http, endpoints.grantCashback, (call) =>
    call.db.tenant(call.session.merchantId, (tx) =>
      writeIdempotently(tx, call, {
        load: () => Promise.resolve(),
        work: () => grantCashback(tx, call, { ...call.params, ...call.body }),
      }),
    ),
  );
}
