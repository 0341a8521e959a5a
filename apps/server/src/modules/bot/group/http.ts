import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, bindTransactionalEndpoint, type Http, refuse } from "../../../platform/http/index.ts";
import { createLinkCode } from "./link-codes.ts";
import { deleteGroup, deleteStaffLink } from "./queries.ts";
import { viewTelegramLinks } from "./show-links.ts";

/** Registers the API calls that link staff and groups to the brand's bot. */
export function registerBotLinks(http: Http): void {
  bindEndpoint(http, endpoints.telegramLinks, ({ session, db }) =>
    db.tenantRead(session.merchantId, (tx) => viewTelegramLinks(tx, session)),
  );
  bindTransactionalEndpoint(http, endpoints.giveTelegramCode, async (tx, { session, body, clock }) => {
    const code = await createLinkCode(tx, session, { ...body, now: clock.now() });
    return "code" in code ? code : { ...code, expiresAt: code.expiresAt.toISOString() };
  });
  bindTransactionalEndpoint(http, endpoints.unlinkTelegramStaff, async (tx, { session }) => {
    await deleteStaffLink(tx, session.merchantId, session.id);
    return { done: true as const };
  });
  bindTransactionalEndpoint(http, endpoints.removeTelegramGroup, async (tx, { session, params }) => {
    if (session.branchIds !== null) return refuse("forbidden");
    const removed = await deleteGroup(tx, session.merchantId, params.chatId);
    return removed > 0 ? { done: true as const } : refuse("not_found");
  });
}
