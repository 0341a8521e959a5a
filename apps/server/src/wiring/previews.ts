import { PREVIEW_PARAMETER } from "@dasturxon/domain/preview-parameter";
import { readInPreview, type WriteDrafts } from "../modules/merchants/index.ts";
import { merchantOfPreviewToken, readDraftPreview } from "../modules/onboarding/index.ts";
import { writeDraftsForPreview } from "../modules/drafts/index.ts";
import type { Http } from "../platform/http/index.ts";

/** Previews in the store: unsaved settings, all drafts, and a brand that is being set up [BR-5, MN-1, S38]. */
export function createPreviews(http: Http, publicUrl: string): Http["previews"] {
  const { db, clock } = http;
  const writeDrafts: WriteDrafts = (tx, of) => writeDraftsForPreview(tx, http, { ...of, clock });
  return {
    parameter: PREVIEW_PARAMETER,
    unfinishedBrand: (request) => merchantOfPreviewToken(publicUrl, request),
    async read({ merchantId, token }, work) {
      const wanted = { merchantId, token, now: clock.now() };
      return (
        (await readInPreview(db, { ...wanted, writeDrafts }, work)) ??
        (await readDraftPreview(db, wanted, work))
      );
    },
  };
}
