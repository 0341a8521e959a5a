import { endpoints } from "@dasturxon/contract";
import { bind, type Http, writeIdempotently } from "../../../platform/http/index.ts";
import { blockCustomer, setCustomerNote, showCustomer } from "./change-customer.ts";
import { grantCashback } from "./grant-cashback.ts";
import { listCustomers } from "./list-customers.ts";

/** Registers the staff calls for the brand's customers. */
export function registerCustomerList(http: Http): void {
  bind(http, endpoints.customers, ({ session, query, db }) =>
    db.tenantRead(session.merchantId, (tx) => listCustomers(tx, session, query)),
  );
  bind(http, endpoints.customer, ({ session, params, db }) =>
    db.tenantRead(session.merchantId, (tx) => showCustomer(tx, session, params.id)),
  );
  bind(http, endpoints.noteCustomer, (call) =>
    call.db.tenant(call.session.merchantId, (tx) =>
      setCustomerNote(tx, call, { ...call.params, ...call.body }),
    ),
  );
  bind(http, endpoints.blockCustomer, (call) =>
    call.db.tenant(call.session.merchantId, (tx) =>
      blockCustomer(tx, call, { ...call.params, ...call.body }),
    ),
  );
  bind(http, endpoints.grantCashback, (call) =>
    call.db.tenant(call.session.merchantId, (tx) =>
      writeIdempotently(tx, call, {
        load: () => Promise.resolve(),
        work: () => grantCashback(tx, call, { ...call.params, ...call.body }),
      }),
    ),
  );
}
