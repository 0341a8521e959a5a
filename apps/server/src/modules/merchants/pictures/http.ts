import { endpoints } from "@dasturxon/contract";
import { bind, type Http, isRefused } from "../../../platform/http/index.ts";
import { type PreparedUpload, prepareUpload, type Uploads } from "../../../platform/images/index.ts";
import type { PublicReader } from "../../../platform/outbound/index.ts";
import { fetchPicture } from "./fetch-picture.ts";

export interface PicturesDeps {
  /** Storage of the brands' pictures. */
  uploads: Uploads;
  publicReader: PublicReader;
}

/**
 * Registers the calls that add pictures. Each picture is encoded again (S23) and stored under a name that is never
 * reused.
 */
export function registerPictures(http: Http, { uploads, publicReader }: PicturesDeps): void {
  bind(http, endpoints.addPicture, async ({ session, body }) => {
    const made = await prepareUpload(Buffer.from(body));
    return isRefused(made) ? made : await storeUpload(uploads, session.merchantId, made);
  });
  bind(http, endpoints.fetchPicture, async ({ session: { merchantId }, body }) => {
    const made = await fetchPicture(publicReader, { merchantId, address: body.address });
    return isRefused(made) ? made : await storeUpload(uploads, merchantId, made);
  });
}

async function storeUpload(uploads: Uploads, merchantId: string, made: PreparedUpload) {
  const key = await uploads.save(merchantId, made);
  return isRefused(key) ? key : { key };
}
