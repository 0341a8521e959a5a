import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http } from "../../../platform/http/index.ts";
import { updateNotificationsRead, selectNotifications } from "./queries.ts";

/** Registers the API calls for a customer's notifications [CT-4]. */
export function registerCustomerNotifications(http: Http): void {
  bindEndpoint(http, endpoints.notices, async ({ session, query, db }) => {
    const { merchantId, id: userId } = session;
    const request = { ...query, userId };
    const { rows, total, unread } = await db.tenantRead(merchantId, (tx) =>
      selectNotifications(tx, merchantId, request),
    );
    return {
      content: rows.map(({ createdAt, ...row }) => ({ ...row, createdDate: createdAt.toISOString() })),
      ...query,
      totalElements: total,
      totalPages: Math.ceil(total / query.size),
      unread,
    };
  });
  bindEndpoint(http, endpoints.readNotices, ({ session, body, db, clock }) => {
    const { merchantId, id: userId } = session;
    return db.tenant(merchantId, async (tx) => {
      await updateNotificationsRead(tx, merchantId, { userId, ids: body.ids ?? null, at: clock.now() });
      const { unread } = await selectNotifications(tx, merchantId, { userId, page: 0, size: 1 });
      return { unread };
    });
  });
}
