import { endpoints } from "@dasturxon/contract";
import { bind, type Http, refuse, sharedReply } from "../../../platform/http/index.ts";
import { loadFeatures } from "../../merchants/index.ts";
import { insertStoryView, selectSeenStories, selectStories } from "./queries.ts";

const MINUTE_MS = 60_000;

/** Stories, the same for every guest, and what each customer saw of them [CT-1]. */
export function registerStories(http: Http): void {
  bind(http, endpoints.stories, (call) => {
    const { merchant, db, clock } = call;
    const now = clock.now();
    // A story begins and ends by the clock, with no change of the brand: what is kept of them lives a minute.
    const contentVersion = `${merchant.contentVersion}.${Math.floor(now.getTime() / MINUTE_MS)}`;
    const ofTheMinute = { ...call, merchant: { ...merchant, contentVersion } };
    return sharedReply(http, ofTheMinute, () =>
      db.tenantRead(merchant.id, async (tx) => {
        const { storiesActive } = await loadFeatures(tx, merchant.id);
        return storiesActive ? selectStories(tx, merchant.id, now) : [];
      }),
    );
  });
  bind(http, endpoints.seenStories, ({ session, db }) =>
    db.tenantRead(session.merchantId, (tx) => selectSeenStories(tx, session.merchantId, session.id)),
  );
  bind(http, endpoints.seeStory, async ({ session, params, db, clock }) => {
    const { merchantId, id: userId } = session;
    const view = { storyId: params.id, userId, at: clock.now() };
    const isThere = await db.tenant(merchantId, (tx) => insertStoryView(tx, merchantId, view));
    return isThere ? { done: true as const } : refuse("not_found");
  });
}
