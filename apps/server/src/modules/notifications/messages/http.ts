import { endpoints } from "@dasturxon/contract";
import { eskiz } from "@dasturxon/providers/sms/eskiz/gateway";
import { telegramGateway } from "@dasturxon/providers/sms/telegram-gateway/gateway";
import { bind, type Http, refuse } from "../../../platform/http/index.ts";
import type { PlatformSms } from "../gateways/sms-accounts.ts";
import { handleDeliveryReport } from "./handle-delivery-report.ts";
import { listMessages } from "./list-messages.ts";

export interface MessagesDeps {
  /** Secret that signs the paths of delivery callbacks. */
  secret: string;
  platform: PlatformSms;
  credentialKeys: readonly Buffer[];
  /** Maximum monthly cost to the platform per brand, in tiyin. 0: no limit. */
  brandMonthTiyin: number;
}

/** Registers the list of messages for the brand's staff, and the gateways' delivery callbacks. */
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
    handleDeliveryReport({ ...keys, db, secret, now: clock.now() }, eskiz, {
      ...params,
      gateway: "eskiz",
      merchantId: merchant.id,
      text,
      headers: {},
    }),
  );
  bind(http, endpoints.hearTelegramGateway, ({ merchant, params, headers, body: text, db, clock }) =>
    handleDeliveryReport({ ...keys, db, secret, now: clock.now() }, telegramGateway, {
      ...params,
      gateway: "telegram-gateway",
      merchantId: merchant.id,
      text,
      headers,
    }),
  );
}
