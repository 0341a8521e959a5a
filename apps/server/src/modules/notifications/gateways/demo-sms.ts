import type { Database } from "../../../platform/database/index.ts";
import { insertDemoMessage } from "../queries.ts";
import type { SmsGateway } from "./sms-gateway.ts";

/** Puts the text into the demo inbox instead of sending it; the inbox keeps a day. */
export function createDemoSms(db: Database): SmsGateway {
  return {
    async send(message) {
      await db.tenant(message.merchantId, (tx) => insertDemoMessage(tx, message));
      return true;
    },
  };
}
