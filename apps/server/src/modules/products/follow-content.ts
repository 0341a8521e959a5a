import { type ContentVersionEvent, endpoints } from "@dasturxon/contract";
import type { contentTopics } from "../../events.ts";
import type { EventWatch } from "../../platform/bus/index.ts";
import {
  bindEndpoint,
  createEventStream,
  type Http,
  createSerialRunner,
  readWithRetries,
} from "../../platform/http/index.ts";
import { replyWithMenu } from "./menu-replies.ts";

type ContentTopic = (typeof contentTopics)[number];

/** Notifies open stores of changes in the content that guests see. */
export type ContentEventWatch = EventWatch<ContentTopic>;

/**
 * Maximum number of streams per IP address. Hundreds of guests may share the address of their mobile carrier. Further
 * guests poll instead.
 */
const MAX_STREAMS_PER_ADDRESS = 500;

const CHANGED_CONTENT_BY_TOPIC = {
  "brand-changed": "brand",
  "menu-changed": "menu",
  "pauses-changed": "pauses",
} as const satisfies Record<ContentTopic, ContentVersionEvent["changed"]>;

/**
 * Registers the event stream that notifies an open store of changes in its brand's content. It sends the current
 * version at the start and after each change. A store that reconnects compares the version with its own, so missed
 * events need not be sent again.
 */
export function bindContentEventStream(http: Http, watch: ContentEventWatch): void {
  bindEndpoint(http, endpoints.contentEvents, ({ merchant, query, db, clock }) =>
    createEventStream<ContentVersionEvent>(
      ({ send, fail, signal }) => {
        const queue = createSerialRunner(fail);
        const announceContent = (changed: ContentVersionEvent["changed"]) =>
          queue(async () => {
            const brand = await readWithRetries(async () => http.merchants.byId(merchant.id));
            if (!brand || signal.aborted) return;
            // All open stores load the menu after this event, so the menu is prepared once before the event is sent.
            const menu =
              changed &&
              (await readWithRetries(() => replyWithMenu(http, { merchant: brand, db, clock }, query.type)));
            if (menu) await menu.variantFor("br");
            const menuHash = menu && menu.hash;
            const { contentVersion: version, isActive, isDeleted } = brand;
            send({ id: version, data: { version, changed, menuHash, isActive: isActive && !isDeleted } });
          });
        const stop = watch.watchMerchant(merchant.id, ({ topic }) =>
          announceContent(CHANGED_CONTENT_BY_TOPIC[topic]),
        );
        announceContent(null);
        return stop;
      },
      { maxToAddress: MAX_STREAMS_PER_ADDRESS },
    ),
  );
}
