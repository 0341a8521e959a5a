import { endpoints } from "@dasturxon/contract";
import type { Database } from "../../platform/database/index.ts";
import { type Http, type PreparedReply, prepareSharedReply } from "../../platform/http/index.ts";
import { loadMenu } from "./load-menu.ts";

/** Channels, the most used one first. */
export const MENU_CHANNELS = ["WEB", "TG"] as const;
export type MenuChannel = (typeof MENU_CHANNELS)[number];

interface MenuReplyDeps {
  merchant: { id: string; contentVersion: string; isPreview?: boolean };
  db: Pick<Database, "tenantRead">;
  clock: { now(): Date };
}

/**
 * Returns the whole menu of a channel, the same for all guests. It is prepared once per version of the brand's content.
 */
export function replyWithMenu(
  http: Http,
  { merchant, db, clock }: MenuReplyDeps,
  channel: MenuChannel,
): Promise<PreparedReply> {
  return prepareSharedReply(
    http,
    { merchant, endpoint: endpoints.overalls, params: undefined, query: { type: channel } },
    () =>
      db.tenantRead(merchant.id, (tx) =>
        loadMenu(tx, {
          merchantId: merchant.id,
          channel,
          version: merchant.contentVersion,
          now: clock.now(),
        }),
      ),
  );
}
