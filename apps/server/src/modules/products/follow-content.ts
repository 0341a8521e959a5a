import { type ContentNow, endpoints } from "@dasturxon/contract";
import type { contentTopics } from "../../events.ts";
import type { EventWatch } from "../../platform/bus/index.ts";
import { bind, events, type Http, oneByOne, patiently } from "../../platform/http/index.ts";
import { menuReply } from "./menu-replies.ts";

type ContentTopic = (typeof contentTopics)[number];

/** Tells open stores that what guests see of their brand changed. */
export type ContentWatch = EventWatch<ContentTopic>;

/** Hundreds of guests come by one address of their carrier; those beyond ask now and then, as before. */
const MAX_TO_ADDRESS = 500;

const changedBy = {
  "brand-changed": "brand",
  "menu-changed": "menu",
  "pauses-changed": "pauses",
} as const satisfies Record<ContentTopic, ContentNow["changed"]>;

/**
 * The stream by which an open store learns that its brand's content changed: the version that holds, first of all and
 * at each change, so that who comes back after a break compares it with what he has and needs no list of what he missed.
 */
export function registerContentEvents(http: Http, watch: ContentWatch): void {
  bind(http, endpoints.contentEvents, ({ merchant, query, db, clock }) =>
    events<ContentNow>(
      ({ send, fail, signal }) => {
        const queue = oneByOne(fail);
        const tell = (changed: ContentNow["changed"]) =>
          queue(async () => {
            const brand = await patiently(async () => http.merchants.byId(merchant.id));
            if (!brand || signal.aborted) return;
            // Who is told asks for the menu: it is made once before all of them come at once.
            const menu =
              changed && (await patiently(() => menuReply(http, { merchant: brand, db, clock }, query.type)));
            if (menu) await menu.variantFor("br");
            const menuHash = menu && menu.hash;
            const { contentVersion: version, isActive, isDeleted } = brand;
            send({ id: version, data: { version, changed, menuHash, isActive: isActive && !isDeleted } });
          });
        const stop = watch.watchMerchant(merchant.id, ({ topic }) => tell(changedBy[topic]));
        tell(null);
        return stop;
      },
      { maxToAddress: MAX_TO_ADDRESS },
    ),
  );
}
