import { endpoints } from "@dasturxon/contract";
import { bind, type Http, refuse } from "../../../platform/http/index.ts";
import type { PlatformSms } from "../gateways/sms-accounts.ts";
import { hearEskiz } from "./hear-eskiz.ts";
import { hearTelegramGateway } from "./hear-telegram-gateway.ts";
import { listMessages } from "./list-messages.ts";

export interface MessagesDeps {
  /** Signs the paths of calls about texts. */
  secret: string;
  platform: PlatformSms;
  credentialKeys: readonly Buffer[];
  /** What a brand's texts may cost the platform in a month, in tiyin; 0: without limit. */
  brandMonthTiyin: number;
}

/** The list of texts for who runs the brand, and the doors of the gateways that tell of them. */
export function registerMessages(http: Http, { secret, brandMonthTiyin, ...keys }: MessagesDeps): void {
  bind(http, endpoints.smsMessages, async ({ session, query, db, clock }) => {
    const { merchantId, branchIds } = session;
    if (branchIds !== null) return refuse("forbidden");
    const { messages, total, month } = await db.tenantRead(merchantId, (tx) =>
      listMessages(tx, merchantId, { ...query, now: clock.now() }),
    );
    return {
      messages: messages.map((message) => ({
        ...message,
        sentAt: message.sentAt.toISOString(),
        toldAt: message.toldAt?.toISOString() ?? null,
      })),
      total,
      month: { ...month, limitTiyin: brandMonthTiyin || null },
    };
  });
  bind(http, endpoints.hearEskiz, ({ merchant, params, body: text, db, clock }) =>
    hearEskiz({ db, secret, now: clock.now() }, { ...params, merchantId: merchant.id, text }),
  );
  bind(http, endpoints.hearTelegramGateway, ({ merchant, params, headers, body: text, db, clock }) =>
    hearTelegramGateway(
      { ...keys, db, secret, now: clock.now() },
      {
        ...params,
        merchantId: merchant.id,
        text,
        timestamp: headers["x-request-timestamp"],
        signature: headers["x-request-signature"],
      },
    ),
  );
}
