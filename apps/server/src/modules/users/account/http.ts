import { endpoints } from "@dasturxon/contract";
import { bind, type Http } from "../../../platform/http/index.ts";
import { changeOwnName } from "./change-own-name.ts";
import { changeOwnPin, showOwnAccess } from "../pins/change-own-pin.ts";
import { changeOwnPassword } from "./change-own-password.ts";

/** What the one who is signed in changes of himself. */
export function registerOwnAccount(http: Http): void {
  bind(http, endpoints.changeOwnName, (call) =>
    call.db.tenant(call.session.merchantId, (tx) => changeOwnName(tx, call, call.body.name)),
  );
  bind(http, endpoints.ownAccess, ({ session, db }) =>
    db.tenantRead(session.merchantId, (tx) => showOwnAccess(tx, session)),
  );
  bind(http, endpoints.changeOwnPin, (call) => changeOwnPin(call.db, call, call.body));
  bind(http, endpoints.changeOwnPassword, (call) => changeOwnPassword(call.db, call, call.body));
}
