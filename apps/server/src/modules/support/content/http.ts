import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, prepareSharedReply } from "../../../platform/http/index.ts";
import { loadFeatures } from "../../merchants/index.ts";
import { createDeadLinkRemover } from "../links/live-links.ts";
import { addMinuteToContentVersion } from "../with-minute-version.ts";
import { selectBanners, selectPolicies } from "./queries.ts";

/** Registers the API calls for policies and banners, which are equal for all guests [CT-1, CT-2]. */
export function registerContent(http: Http): void {
  bindEndpoint(http, endpoints.policies, (call) =>
    prepareSharedReply(http, call, () =>
      call.db.tenantRead(call.merchant.id, (tx) =>
        selectPolicies(tx, call.merchant.id, call.query.policies ?? null),
      ),
    ),
  );
  bindEndpoint(http, endpoints.banners, (call) =>
    prepareSharedReply(http, addMinuteToContentVersion(call), () =>
      call.db.tenantRead(call.merchant.id, async (tx) => {
        const { bannersActive } = await loadFeatures(tx, call.merchant.id);
        if (!bannersActive) return [];
        const banners = await selectBanners(tx, call.merchant.id, call.clock.now());
        return banners.map(await createDeadLinkRemover(tx, call.merchant.id, banners));
      }),
    ),
  );
}
