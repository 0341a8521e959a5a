import { endpoints, type GroupOrder } from "@dasturxon/contract";
import type { EventWatch } from "../../../platform/bus/index.ts";
import {
  bindEndpoint,
  bindTransactionalEndpoint,
  createEventStream,
  type Http,
  isRefused,
  createSerialRunner,
  readWithRetries,
} from "../../../platform/http/index.ts";
import { beginGroupOrder, addMemberToGroupOrder } from "./begin-group.ts";
import { changeMemberLines, changeGroupOrderState, removeMember } from "./change-group.ts";
import { showGroup, viewGroupOrder } from "./show-group.ts";

/** Sends changes of groups to the open pages that show them. */
export type GroupOrderWatch = EventWatch<"group-order-changed">;

/**
 * Registers the calls for group orders. They are authorized by the group's link and its members' keys, without sign-in.
 * Only the host signs in, to place the order by the usual call.
 */
export function registerGroupOrders(http: Http, { groupWatch }: { groupWatch: GroupOrderWatch }): void {
  bindTransactionalEndpoint(http, endpoints.createGroupOrder, (tx, { merchant, body, clock }) =>
    beginGroupOrder(tx, { ...body, merchantId: merchant.id, now: clock.now() }),
  );
  bindTransactionalEndpoint(http, endpoints.joinGroupOrder, (tx, { merchant, params, body, clock }) =>
    addMemberToGroupOrder(tx, { ...params, ...body, merchantId: merchant.id, now: clock.now() }),
  );
  bindTransactionalEndpoint(http, endpoints.changeGroupLines, (tx, { merchant, params, body, clock }) =>
    changeMemberLines(tx, { ...params, ...body, merchantId: merchant.id, now: clock.now() }),
  );
  bindTransactionalEndpoint(http, endpoints.changeGroupState, (tx, { merchant, params, body, clock }) =>
    changeGroupOrderState(tx, { ...params, ...body, merchantId: merchant.id, now: clock.now() }),
  );
  bindTransactionalEndpoint(http, endpoints.removeGroupMember, (tx, { merchant, params, body, clock }) =>
    removeMember(tx, { ...params, ...body, merchantId: merchant.id, now: clock.now() }),
  );
  bindEndpoint(http, endpoints.groupOrder, async ({ merchant, params, headers, db, clock }) => {
    const now = clock.now();
    const request = { ...params, groupSecret: headers["group-secret"], merchantId: merchant.id, now };
    const row = await db.tenantRead(merchant.id, (tx) => showGroup(tx, request));
    return isRefused(row) ? row : viewGroupOrder(row, now);
  });
  bindEndpoint(
    http,
    endpoints.groupOrderEvents,
    async ({ merchant, params, headers, db, clock, lastEventId }) => {
      const groupSecret = headers["group-secret"];
      const request = { ...params, groupSecret, merchantId: merchant.id, now: clock.now() };
      const loadGroup = () => db.tenantRead(merchant.id, (tx) => showGroup(tx, request));
      const found = await loadGroup();
      if (isRefused(found)) return found;
      return createEventStream<GroupOrder>(async ({ send, fail, signal }) => {
        let seen = Number(lastEventId ?? 0) || 0;
        const sendIfNewer = (row: Awaited<ReturnType<typeof loadGroup>>) => {
          if (signal.aborted || isRefused(row) || row.version <= seen) return;
          seen = row.version;
          send({ id: row.version, data: viewGroupOrder(row, clock.now()) });
        };
        const queue = createSerialRunner(fail);
        const stop = groupWatch.watchKey(params.id, () =>
          queue(async () => sendIfNewer(await readWithRetries(loadGroup))),
        );
        sendIfNewer(found);
        return stop;
      });
    },
  );
}
