import { endpoints } from "@dasturxon/contract";
import { eskizGatewayModule } from "@dasturxon/providers/sms/eskiz/gateway";
import { telegramGatewayModule } from "@dasturxon/providers/sms/telegram-gateway/gateway";
import { bindEndpoint, type Http, refuse } from "../../../platform/http/index.ts";
import type { PlatformSmsCredentials } from "../gateways/sms-accounts.ts";
import { handleDeliveryReport } from "./handle-delivery-report.ts";
import { listSmsMessages } from "./list-messages.ts";

export interface SmsMessagesDeps {
  /** Secret that signs the paths of delivery callbacks. */
  secret: string;
  platform: PlatformSmsCredentials;
  credentialKeys: readonly Buffer[];
  /** Maximum monthly cost to the platform per brand, in tiyin. 0: no limit. */
  brandMonthTiyin: number;
}

/** Registers the list of messages for the brand's staff, and the gateways' delivery callbacks. */
export function registerSmsMessages(http: Http, { secret, brandMonthTiyin, ...keys }: SmsMessagesDeps): void {
  bindEndpoint(http, endpoints.smsMessages, async ({ session, query, db, clock }) => {
    const { merchantId, branchIds } = session;
    if (branchIds !== null) return refuse("forbidden");
    const { messages, total, month } = await db.tenantRead(merchantId, (tx) =>
      listSmsMessages(tx, merchantId, { ...query, now: clock.now() }),
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
  bindEndpoint(http, endpoints.hearEskiz, ({ merchant, params, body: text, db, clock }) =>
    handleDeliveryReport({ ...keys, db, secret, now: clock.now() }, eskizGatewayModule, {
      ...params,
      gateway: "eskiz",
      merchantId: merchant.id,
      text,
      headers: {},
    }),
  );
  bindEndpoint(http, endpoints.hearTelegramGateway, ({ merchant, params, headers, body: text, db, clock }) =>
    handleDeliveryReport({ ...keys, db, secret, now: clock.now() }, telegramGatewayModule, {
      ...params,
      gateway: "telegram-gateway",
      merchantId: merchant.id,
      text,
      headers,
    }),
  );
}
