import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, isRefused } from "../../../../platform/http/index.ts";
import { endOwnSession, endPersonSession } from "./end-one-session.ts";
import { listOwnSessions, listPersonSessions } from "./list-sessions.ts";

/** Registers the API calls for open sessions: the caller's own and those of people below the caller. */
export function registerSessions(http: Http): void {
  bindEndpoint(http, endpoints.ownSessions, ({ session, db, clock }) =>
    db.tenantRead(session.merchantId, (tx) => listOwnSessions(tx, session, clock.now())),
  );
  bindEndpoint(http, endpoints.endOwnSession, async (call) => {
    const ended = await call.db.tenant(call.session.merchantId, (tx) =>
      endOwnSession(tx, call, call.params.id),
    );
    if (isRefused(ended)) return ended;
    if (ended.isThis) call.clearSessionCookie("staff");
    return { done: true as const };
  });
  bindEndpoint(http, endpoints.personSessions, ({ session, params, db, clock }) =>
    db.tenantRead(session.merchantId, (tx) =>
      listPersonSessions(tx, session, { id: params.id, now: clock.now() }),
    ),
  );
  bindEndpoint(http, endpoints.endPersonSession, (call) =>
    call.db.tenant(call.session.merchantId, (tx) => endPersonSession(tx, call, call.params)),
  );
}
