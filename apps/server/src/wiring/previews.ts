import { PREVIEW_PARAMETER } from "@dasturxon/domain/preview-parameter";
import { readInPreview, type DraftWriter } from "../modules/merchants/index.ts";
import { readMerchantOfPreviewToken, readInPreviewBrand } from "../modules/onboarding/index.ts";
import { writeDraftsForPreview } from "../modules/drafts/index.ts";
import type { Http } from "../platform/http/index.ts";

/** Previews in the store: unsaved settings, all drafts, and a brand that is being set up [BR-5, MN-1, S38]. */
export function createPreviews(http: Http, publicUrl: string): Http["previews"] {
  const { db, clock } = http;
  const writeDrafts: DraftWriter = (tx, of) => writeDraftsForPreview(tx, http, { ...of, clock });
  return {
    parameter: PREVIEW_PARAMETER,
    unfinishedBrand: (request) => readMerchantOfPreviewToken(publicUrl, request),
    async read({ merchantId, token }, work) {
      const wanted = { merchantId, token, now: clock.now() };
      return (
        (await readInPreview(db, { ...wanted, writeDrafts }, work)) ??
        (await readInPreviewBrand(db, wanted, work))
      );
    },
  };
}
