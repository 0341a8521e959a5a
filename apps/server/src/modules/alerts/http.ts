import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, bindTransactionalEndpoint, type Http } from "../../platform/http/index.ts";
import type { EscalationDeps } from "./escalation/escalate-alert.ts";
import { changeBranchAlertLadder, listAlertLadders } from "./settings/change-ladder.ts";
import { showTestAlert, startAlertLadderTest } from "./test-ladder.ts";

/** Registers the API calls for alert settings and for test alerts. */
export function registerAlerts(
  http: Http,
  deps: EscalationDeps & { hasBot: (merchantId: string) => boolean },
): void {
  const { channels, hasBot } = deps;
  bindEndpoint(http, endpoints.alertLadders, async ({ session, db, clock }) => {
    const { merchantId, branchIds } = session;
    const branches = await db.tenantRead(merchantId, (tx) =>
      listAlertLadders(tx, channels, { merchantId, branchIds, now: clock.now() }),
    );
    return { branches, canCall: channels.call !== null, hasBot: hasBot(merchantId) };
  });
  bindTransactionalEndpoint(http, endpoints.changeAlertLadder, (tx, call) =>
    changeBranchAlertLadder(tx, channels, { call, branchId: call.params.id, body: call.body }),
  );
  bindTransactionalEndpoint(http, endpoints.testAlertLadder, (tx, { session, params, clock }) =>
    startAlertLadderTest(tx, deps, { session, branchId: params.id, now: clock.now() }),
  );
  bindEndpoint(http, endpoints.alertTest, ({ session, params, db }) =>
    db.tenantRead(session.merchantId, (tx) => showTestAlert(tx, session, params.id)),
  );
}
