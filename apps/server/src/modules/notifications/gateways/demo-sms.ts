import type { Database } from "../../../platform/database/index.ts";
import { insertDemoMessage } from "../queries.ts";
import type { SmsGateway } from "./sms-gateway.ts";

/** Stores the message in the demo inbox instead of sending it. The inbox is pruned after a day. */
export function createDemoSmsGateway(db: Database): SmsGateway {
  return {
    async send(message) {
      await db.tenant(message.merchantId, (tx) => insertDemoMessage(tx, message));
      return true;
    },
  };
}
