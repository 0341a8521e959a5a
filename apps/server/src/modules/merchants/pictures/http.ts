import { endpoints } from "@dasturxon/contract";
import { bindEndpoint, type Http, isRefused } from "../../../platform/http/index.ts";
import { type PreparedUpload, prepareUpload, type Uploads } from "../../../platform/images/index.ts";
import type { PublicReader } from "../../../platform/outbound/index.ts";
import { fetchPicture } from "./fetch-picture.ts";

export interface PicturesDeps {
  /** Storage of the brands' pictures. */
  uploads: Uploads;
  publicReader: PublicReader;
}

/**
 * Registers the API calls that add pictures. Each picture is encoded again (S23) and stored under a name that is never
 * reused.
 */
export function registerPictures(http: Http, { uploads, publicReader }: PicturesDeps): void {
  bindEndpoint(http, endpoints.addPicture, async ({ session, body }) => {
    const made = await prepareUpload(Buffer.from(body));
    return isRefused(made) ? made : await saveUpload(uploads, session.merchantId, made);
  });
  bindEndpoint(http, endpoints.fetchPicture, async ({ session: { merchantId }, body }) => {
    const made = await fetchPicture(publicReader, { merchantId, address: body.address });
    return isRefused(made) ? made : await saveUpload(uploads, merchantId, made);
  });
}

async function saveUpload(uploads: Uploads, merchantId: string, made: PreparedUpload) {
  const key = await uploads.save(merchantId, made);
  return isRefused(key) ? key : { key };
}
