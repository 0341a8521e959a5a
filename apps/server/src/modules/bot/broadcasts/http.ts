import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, bindTransactionalEndpoint, type Http, refuse } from "../../../platform/http/index.ts";
import { selectBotView } from "../queries.ts";
import { scheduleNewBroadcast } from "./plan-broadcast.ts";
import { selectAudienceSizes, selectBroadcasts } from "./queries.ts";
import { stopBroadcast } from "./stop-broadcast.ts";
import { viewBroadcast } from "./view-broadcast.ts";

const MAX_SHOWN_BROADCASTS = 50;

/**
 * Registers the API calls for messages to all guests of the bot. Staff limited to some branches receive `forbidden` [TG-5].
 */
export function registerBroadcasts(http: Http): void {
  bindEndpoint(http, endpoints.listBroadcasts, ({ session: { merchantId, branchIds }, db }) => {
    if (branchIds !== null) return refuse("forbidden");
    return db.tenantRead(merchantId, async (tx) => {
      const bot = await selectBotView(tx, merchantId);
      const found = await selectBroadcasts(tx, merchantId, MAX_SHOWN_BROADCASTS);
      return { username: bot?.isOn ? (bot.username ?? "") : null, broadcasts: found.map(viewBroadcast) };
    });
  });
  bindEndpoint(http, endpoints.broadcastAudiences, ({ session: { merchantId, branchIds }, db, clock }) => {
    if (branchIds !== null) return refuse("forbidden");
    return db.tenantRead(merchantId, (tx) => selectAudienceSizes(tx, merchantId, clock.now()));
  });
  bindTransactionalEndpoint(http, endpoints.planBroadcast, async (tx, call) => {
    if (call.session.branchIds !== null) return refuse("forbidden");
    return scheduleNewBroadcast(tx, call, { id: call.params.id, ...call.body });
  });
  bindTransactionalEndpoint(http, endpoints.stopBroadcast, async (tx, call) => {
    if (call.session.branchIds !== null) return refuse("forbidden");
    return stopBroadcast(tx, call, call.params.id);
  });
}
