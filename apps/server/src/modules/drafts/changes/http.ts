import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, bindTransactionalEndpoint, type Http } from "../../../platform/http/index.ts";
import { listChanges, listRecordedValues } from "./list-changes.ts";
import { undoChanges } from "./undo-changes.ts";

/** Registers the API calls for the audit, for staff who manage people. */
export function registerChanges(http: Http): void {
  bindEndpoint(http, endpoints.changes, ({ session, query, db }) =>
    db.tenantRead(session.merchantId, (tx) => listChanges(tx, session, query)),
  );
  bindEndpoint(http, endpoints.changesDevices, ({ session, db }) =>
    db.tenantRead(session.merchantId, (tx) => listRecordedValues(tx, session, "device")),
  );
  bindEndpoint(http, endpoints.changesEntities, ({ session, db }) =>
    db.tenantRead(session.merchantId, (tx) => listRecordedValues(tx, session, "entity")),
  );
  bindTransactionalEndpoint(http, endpoints.undoChanges, (tx, call) =>
    undoChanges(tx, http, call, call.params.id),
  );
}
