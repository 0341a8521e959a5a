import { PREVIEW_PARAMETER } from "@dasturxon/domain/preview-parameter";
import { readPreviewed, type WriteDrafts } from "../modules/merchants/index.ts";
import { previewedDraftAt, readDraftPreview } from "../modules/onboarding/index.ts";
import { rehearseDrafts } from "../modules/drafts/index.ts";
import type { Http } from "../platform/http/index.ts";

/** Previews in the store: unsaved settings, all drafts, and a brand that is being set up [BR-5, MN-1, S38]. */
export function previewsOf(http: Http, publicUrl: string): Http["previews"] {
  const { db, clock } = http;
  const writeDrafts: WriteDrafts = (tx, of) => rehearseDrafts(tx, http, { ...of, clock });
  return {
    parameter: PREVIEW_PARAMETER,
    unfinishedBrand: (request) => previewedDraftAt(publicUrl, request),
    async read({ merchantId, token }, work) {
      const wanted = { merchantId, token, now: clock.now() };
      return (
        (await readPreviewed(db, { ...wanted, writeDrafts }, work)) ??
        (await readDraftPreview(db, wanted, work))
      );
    },
  };
}
