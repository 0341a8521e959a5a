import { endpoints } from "@dasturxon/contract";
import { bind, bindTransaction, type Http, refuse } from "../../../platform/http/index.ts";
import type { PushServices } from "../gateways/allowed-pushes.ts";
import { subscriptionId } from "../push/browser-keys.ts";
import type { PushParts } from "../push/deliver-push.ts";
import { deleteStaffSubscriptions } from "./queries.ts";
import { subscribeStaff } from "./subscribe-staff.ts";
import { sendTestPush } from "./send-test-push.ts";

export interface StaffPushDeps extends Pick<PushParts, "gateway" | "loadKeys" | "contact"> {
  services: PushServices;
}

/** Registers the calls by which browsers of the staff subscribe to Web Push [CT-4, US-8]. */
export function registerStaffPush(http: Http, { services, ...sending }: StaffPushDeps): void {
  bind(http, endpoints.staffPushKey, async () => ({
    publicKey: (await sending.loadKeys()).publicKey.toString("base64url"),
  }));
  bindTransaction(http, endpoints.subscribeStaffPush, async (tx, { session, body, clock }) =>
    services.isAllowed(body.endpoint)
      ? await subscribeStaff(tx, session, { ...body, now: clock.now() })
      : refuse("push_service_refused"),
  );
  bindTransaction(http, endpoints.unsubscribeStaffPush, async (tx, { session, body }) => {
    const { merchantId, id: staffId } = session;
    await deleteStaffSubscriptions(tx, merchantId, { ids: [subscriptionId(body.endpoint)], staffId });
    return { done: true as const };
  });
  // Not a transaction, because the call waits for a push service.
  bind(http, endpoints.testStaffPush, async ({ session, body, db, clock, log }) => ({
    outcome: await sendTestPush({ ...sending, db, clock }, session, { endpoint: body.endpoint, log }),
  }));
}
