import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, bindTransactionalEndpoint, type Http, refuse } from "../../../platform/http/index.ts";
import type { AllowedPushServices } from "../gateways/allowed-pushes.ts";
import { createPushSubscriptionId } from "../push/browser-keys.ts";
import type { PushSendingDeps } from "../push/deliver-push.ts";
import { deleteStaffSubscriptions } from "./queries.ts";
import { subscribeStaff } from "./subscribe-staff.ts";
import { sendTestPush } from "./send-test-push.ts";

export interface StaffPushDeps extends Pick<PushSendingDeps, "gateway" | "loadKeys" | "contact"> {
  services: AllowedPushServices;
}

/** Registers the API calls by which browsers of the staff subscribe to Web Push [CT-4, US-8]. */
export function registerStaffPush(http: Http, { services, ...sending }: StaffPushDeps): void {
  bindEndpoint(http, endpoints.staffPushKey, async () => ({
    publicKey: (await sending.loadKeys()).publicKey.toString("base64url"),
  }));
  bindTransactionalEndpoint(http, endpoints.subscribeStaffPush, async (tx, { session, body, clock }) =>
    services.isAllowed(body.endpoint)
      ? await subscribeStaff(tx, session, { ...body, now: clock.now() })
      : refuse("push_service_refused"),
  );
  bindTransactionalEndpoint(http, endpoints.unsubscribeStaffPush, async (tx, { session, body }) => {
    const { merchantId, id: staffId } = session;
    await deleteStaffSubscriptions(tx, merchantId, {
      ids: [createPushSubscriptionId(body.endpoint)],
      staffId,
    });
    return { done: true as const };
  });
  // This call runs outside of a transaction, because it waits for the response of a push service.
  bindEndpoint(http, endpoints.testStaffPush, async ({ session, body, db, clock, log }) => ({
    outcome: await sendTestPush({ ...sending, db, clock }, session, { endpoint: body.endpoint, log }),
  }));
}
