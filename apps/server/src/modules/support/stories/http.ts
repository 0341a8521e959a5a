import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, refuse, prepareSharedReply } from "../../../platform/http/index.ts";
import { loadFeatures } from "../../merchants/index.ts";
import { createDeadLinkRemover } from "../links/live-links.ts";
import { addMinuteToContentVersion } from "../with-minute-version.ts";
import { insertStoryView, selectSeenStories, selectStories } from "./queries.ts";

/** Registers the API calls for stories, which are equal for all guests, and for the customer's seen stories [CT-1]. */
export function registerStories(http: Http): void {
  bindEndpoint(http, endpoints.stories, (call) => {
    const { merchant, db, clock } = call;
    return prepareSharedReply(http, addMinuteToContentVersion(call), () =>
      db.tenantRead(merchant.id, async (tx) => {
        const { storiesActive } = await loadFeatures(tx, merchant.id);
        if (!storiesActive) return [];
        const stories = await selectStories(tx, merchant.id, clock.now());
        const live = await createDeadLinkRemover(
          tx,
          merchant.id,
          stories.flatMap(({ pages }) => pages),
        );
        return stories.map((story) => ({ ...story, pages: story.pages.map(live) }));
      }),
    );
  });
  bindEndpoint(http, endpoints.seenStories, ({ session, db }) =>
    db.tenantRead(session.merchantId, (tx) => selectSeenStories(tx, session.merchantId, session.id)),
  );
  bindEndpoint(http, endpoints.seeStory, async ({ session, params, db, clock }) => {
    const { merchantId, id: userId } = session;
    const view = { storyId: params.id, userId, at: clock.now() };
    const isThere = await db.tenant(merchantId, (tx) => insertStoryView(tx, merchantId, view));
    return isThere ? { done: true as const } : refuse("not_found");
  });
}
