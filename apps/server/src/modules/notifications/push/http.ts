import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, bindTransactionalEndpoint, type Http, refuse } from "../../../platform/http/index.ts";
import type { AllowedPushServices } from "../gateways/allowed-pushes.ts";
import { createPushSubscriptionId } from "./browser-keys.ts";
import type { PushKeysLoader } from "./push-keys.ts";
import { deleteSubscriptions } from "./queries.ts";
import { subscribeCustomer } from "./subscribe.ts";

interface PushDeps {
  loadKeys: PushKeysLoader;
  services: AllowedPushServices;
}

/** Registers the API calls by which customers' browsers subscribe to Web Push [CT-4]. */
export function registerCustomerPush(http: Http, { loadKeys, services }: PushDeps): void {
  bindEndpoint(http, endpoints.pushKey, async () => ({
    publicKey: (await loadKeys()).publicKey.toString("base64url"),
  }));
  bindTransactionalEndpoint(http, endpoints.subscribePush, async (tx, { session, body, clock }) =>
    services.isAllowed(body.endpoint)
      ? await subscribeCustomer(tx, session, { ...body, now: clock.now() })
      : refuse("push_service_refused"),
  );
  bindTransactionalEndpoint(http, endpoints.unsubscribePush, async (tx, { session, body }) => {
    const { merchantId, id: userId } = session;
    await deleteSubscriptions(tx, merchantId, { ids: [createPushSubscriptionId(body.endpoint)], userId });
    return { done: true as const };
  });
}
