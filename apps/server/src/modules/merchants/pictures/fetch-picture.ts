import { refuse } from "../../../platform/http/index.ts";
import { prepareUpload } from "../../../platform/images/index.ts";
import type { PublicReader } from "../../../platform/outbound/index.ts";
import { QueueFullError, WorkQueue } from "../../../platform/work-queue.ts";

const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const ACCEPTED_IMAGE_TYPES = "image/avif,image/webp,image/png,image/jpeg";
/** Limits concurrent downloads, so that slow hosts and single brands cannot use all slots. */
const downloadQueue = new WorkQueue({ atOnce: 4, maxWaiting: 12, maxWaitingOfOne: 3 });
const isAlwaysWanted = () => true;

const REFUSAL_BY_PICTURE_FAULT = {
  forbidden: "picture_not_public",
  silent: "picture_unreachable",
  too_large: "payload_too_large",
} as const;

/**
 * Downloads a picture from an https address and encodes it again, as an uploaded one (S23). Never call it in a
 * transaction.
 */
export async function fetchPicture(
  reader: PublicReader,
  { merchantId, address }: { merchantId: string; address: string },
) {
  try {
    const limits = { maxBytes: MAX_PICTURE_BYTES, accept: ACCEPTED_IMAGE_TYPES };
    const read = await downloadQueue.run(merchantId, isAlwaysWanted, () => reader.read(address, limits));
    if ("fault" in read) return refuse(REFUSAL_BY_PICTURE_FAULT[read.fault], { field: "address" });
    return await prepareUpload(read.data, { field: "address" });
  } catch (error) {
    if (error instanceof QueueFullError) return refuse("unavailable");
    throw error;
  }
}
