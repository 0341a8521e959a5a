import { endpoints } from "@dasturxon/contract";
import { bind, type Http, isRefused } from "../../../platform/http/index.ts";
import { prepareUpload, type Uploads } from "../../../platform/images/index.ts";

/** Pictures for what the staff keep: made newly from what was sent (S23), under a name that is never used again. */
export function registerPictures(http: Http, uploads: Uploads): void {
  bind(http, endpoints.addPicture, async ({ session, body }) => {
    const made = await prepareUpload(Buffer.from(body));
    return isRefused(made) ? made : { key: await uploads.save(session.merchantId, made) };
  });
}
