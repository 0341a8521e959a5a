import { endpoints } from "@dasturxon/contract";
import { textIn } from "@dasturxon/domain/text";
import type { FastifyRequest } from "fastify";
import { bind, readBrandHints, type Http, refuse } from "../../platform/http/index.ts";
import { loadBasics } from "../merchants/index.ts";
import { parsePhone } from "../users/index.ts";
import type { InboxLanguage } from "./inbox-page.ts";
import { inboxPage, inboxPolicy } from "./inbox-page.ts";
import { registerCustomerNotifications } from "./customers/http.ts";
import { registerSmsAccounts, type SmsAccountsDeps } from "./accounts/http.ts";
import { type MessagesDeps, registerMessages } from "./messages/http.ts";
import { registerPush } from "./push/http.ts";
import { registerStaffPush, type StaffPushDeps } from "./staff-push/http.ts";
import { selectDemoMessages } from "./queries.ts";

export interface NotificationsDeps {
  isDemo: boolean;
  push: StaffPushDeps;
  messages: MessagesDeps;
  smsAccounts: SmsAccountsDeps;
}

/** Path of the demo inbox, which shows one-time codes. */
export const DEMO_INBOX = "/demo/inbox";

/** Registers the calls for notifications, and the demo inbox. */
export function registerNotifications(
  http: Http,
  { isDemo, push, messages, smsAccounts }: NotificationsDeps,
): void {
  registerCustomerNotifications(http);
  registerPush(http, push);
  registerStaffPush(http, push);
  registerMessages(http, messages);
  registerSmsAccounts(http, smsAccounts);
  bind(http, endpoints.demoInbox, async ({ merchant, query, db }) => {
    if (!isDemo) return refuse("not_found");
    const rows = await db.tenantRead(merchant.id, async (tx) => {
      const rules = await loadBasics(tx, merchant.id);
      const phone = query.phone === undefined ? null : (parsePhone(query.phone, rules) ?? query.phone);
      return selectDemoMessages(tx, merchant.id, phone);
    });
    return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
  });
  if (isDemo) registerInboxPage(http);
}

function registerInboxPage(http: Http): void {
  http.app.get(DEMO_INBOX, async (request, reply) => {
    const found = await http.merchants.byHost(readBrandHints(request));
    if (!found) return reply.callNotFound();
    const { id } = found.merchant;
    const { name, mainLanguage } = await http.db.tenantRead(id, (tx) => loadBasics(tx, id));
    const language = chooseInboxLanguage(request);
    return reply
      .headers({ "content-security-policy": inboxPolicy, "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(inboxPage({ brand: textIn(name, language, mainLanguage), language }));
  });
}

/** Returns the requested language, else the first supported one of the browser. */
function chooseInboxLanguage(request: FastifyRequest): InboxLanguage {
  const { lang } = request.query as { lang?: unknown };
  const wanted = [String(lang), ...(request.headers["accept-language"] ?? "").split(",")];
  for (const tag of wanted) {
    const [code] = tag.trim().toLowerCase().split(/[-;]/);
    if (code === "uz" || code === "ru" || code === "en") return code;
  }
  return "uz";
}
