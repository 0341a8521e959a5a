import { endpoints } from "@dasturxon/contract";
import { findTextInLanguage } from "@dasturxon/domain/text";
import type { FastifyRequest } from "fastify";
import { bindEndpoint, readBrandHints, type Http, refuse } from "../../platform/http/index.ts";
import { loadBrandBasics } from "../merchants/index.ts";
import { parsePhone } from "../users/index.ts";
import type { InboxLanguage } from "./inbox-page.ts";
import { renderInboxPage, inboxContentSecurityPolicy } from "./inbox-page.ts";
import { registerCustomerNotifications } from "./customers/http.ts";
import { registerSmsAccounts, type SmsAccountsDeps } from "./accounts/http.ts";
import { type SmsMessagesDeps, registerSmsMessages } from "./messages/http.ts";
import { registerCustomerPush } from "./push/http.ts";
import { registerStaffPush, type StaffPushDeps } from "./staff-push/http.ts";
import { selectDemoMessages } from "./queries.ts";

export interface NotificationsDeps {
  isDemo: boolean;
  push: StaffPushDeps;
  messages: SmsMessagesDeps;
  smsAccounts: SmsAccountsDeps;
}

/** Path of the demo inbox, which shows one-time codes. */
export const DEMO_INBOX_PATH = "/demo/inbox";

/** Registers the API calls for notifications, and the demo inbox. */
export function registerNotifications(
  http: Http,
  { isDemo, push, messages, smsAccounts }: NotificationsDeps,
): void {
  registerCustomerNotifications(http);
  registerCustomerPush(http, push);
  registerStaffPush(http, push);
  registerSmsMessages(http, messages);
  registerSmsAccounts(http, smsAccounts);
  bindEndpoint(http, endpoints.demoInbox, async ({ merchant, query, db }) => {
    if (!isDemo) return refuse("not_found");
    const rows = await db.tenantRead(merchant.id, async (tx) => {
      const rules = await loadBrandBasics(tx, merchant.id);
      const phone = query.phone === undefined ? null : (parsePhone(query.phone, rules) ?? query.phone);
      return selectDemoMessages(tx, merchant.id, phone);
    });
    return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
  });
  if (isDemo) registerDemoInboxPage(http);
}

function registerDemoInboxPage(http: Http): void {
  http.app.get(DEMO_INBOX_PATH, async (request, reply) => {
    const found = await http.merchants.byHost(readBrandHints(request));
    if (!found) return reply.callNotFound();
    const { id } = found.merchant;
    const { name, mainLanguage } = await http.db.tenantRead(id, (tx) => loadBrandBasics(tx, id));
    const language = chooseInboxLanguage(request);
    return reply
      .headers({ "content-security-policy": inboxContentSecurityPolicy, "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(renderInboxPage({ brand: findTextInLanguage(name, language, mainLanguage), language }));
  });
}

/** Returns the requested language, else the first supported language of the browser, else Uzbek. */
function chooseInboxLanguage(request: FastifyRequest): InboxLanguage {
  const { lang } = request.query as { lang?: unknown };
  const wanted = [String(lang), ...(request.headers["accept-language"] ?? "").split(",")];
  for (const tag of wanted) {
    const [code] = tag.trim().toLowerCase().split(/[-;]/);
    if (code === "uz" || code === "ru" || code === "en") return code;
  }
  return "uz";
}
