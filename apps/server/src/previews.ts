import { PREVIEW_PARAMETER } from "@dasturxon/domain/preview-parameter";
import { readPreviewed, type WriteDrafts } from "./modules/merchants/index.ts";
import { rehearseDrafts } from "./modules/users/index.ts";
import type { Http } from "./platform/http/index.ts";

/** What staff look at in the store before it is saved: settings that somebody types, or all drafts [BR-5, MN-1]. */
export function previewsOf(http: Http): Http["previews"] {
  const { db, clock } = http;
  const writeDrafts: WriteDrafts = (tx, of) => rehearseDrafts(tx, http, { ...of, clock });
  return {
    parameter: PREVIEW_PARAMETER,
    read: ({ merchantId, word }, work) =>
      readPreviewed(db, { merchantId, token: word, now: clock.now(), writeDrafts }, work),
  };
}
