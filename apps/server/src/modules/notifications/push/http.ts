import { endpoints } from "@dasturxon/contract";
import { bind, bindTransaction, type Http, refuse } from "../../../platform/http/index.ts";
import type { PushServices } from "../gateways/allowed-pushes.ts";
import { subscriptionId } from "./browser-keys.ts";
import type { LoadPushKeys } from "./push-keys.ts";
import { deleteSubscriptions } from "./queries.ts";
import { subscribeCustomer } from "./subscribe.ts";

interface PushDeps {
  loadKeys: LoadPushKeys;
  services: PushServices;
}

/** Registers the calls by which customers' browsers subscribe to Web Push [CT-4]. */
export function registerPush(http: Http, { loadKeys, services }: PushDeps): void {
  bind(http, endpoints.pushKey, async () => ({
    publicKey: (await loadKeys()).publicKey.toString("base64url"),
  }));
  bindTransaction(http, endpoints.subscribePush, async (tx, { session, body, clock }) =>
    services.isAllowed(body.endpoint)
      ? await subscribeCustomer(tx, session, { ...body, now: clock.now() })
      : refuse("push_service_refused"),
  );
  bindTransaction(http, endpoints.unsubscribePush, async (tx, { session, body }) => {
    const { merchantId, id: userId } = session;
    await deleteSubscriptions(tx, merchantId, { ids: [subscriptionId(body.endpoint)], userId });
    return { done: true as const };
  });
}
