import { fileNameFromSource, type LoadedPicture } from "@dasturxon/domain/attached-pictures";
import type { MenuCellFault } from "@dasturxon/domain/menu-cells";
import type { DasturxonApi } from "@dasturxon/contract";
import type { EndpointRefusalCode } from "@dasturxon/contract/endpoint";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { shrinkPicture } from "../../../fields/shrink-picture.ts";
import { api } from "../../../platform/api.ts";
import type { AttachedPictureFile } from "./attached-file.ts";
import { UnreadableFile } from "../../../platform/zip/read-zip.ts";

/** Maximum size that the server accepts in bytes. */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
type PictureRefusal = EndpointRefusalCode<
  DasturxonApi["POST /console/v1/pictures"] | DasturxonApi["POST /console/v1/pictures/fetched"]
>;
/** Faults of a picture by refusal code. Null: the refusal is not caused by the picture, so a retry may succeed. */
const PICTURE_FAULT_BY_REFUSAL: Record<PictureRefusal, MenuCellFault | null> = {
  image_unreadable: "noPicture",
  unsupported_type: "noPicture",
  payload_too_large: "largePicture",
  image_too_many_pixels: "largePicture",
  picture_not_public: "notPublic",
  picture_unreachable: "unreachable",
  picture_not_saved: null,
  unavailable: null,
};
const isPictureRefusal = (code: string): code is PictureRefusal =>
  Object.hasOwn(PICTURE_FAULT_BY_REFUSAL, code);

/**
 * Uploads a picture from a file, or lets the server fetch it from its URL. Returns its key, or a fault of the picture.
 * Returns `refusal` if a retry may succeed later.
 */
export async function uploadPicture(
  source: string,
  files: readonly AttachedPictureFile[],
): Promise<LoadedPicture | { refusal: RefusalBody<string> }> {
  const name = fileNameFromSource(source);
  const file = files.find((each) => each.name === name);
  if (name !== null && !file) return { fault: "noFile" };
  const body = file && (await readPictureBytes(file));
  if (body && "fault" in body) return body;
  for (;;) {
    const [refusal, sent] = body
      ? await api.call("POST /console/v1/pictures", { body })
      : await api.call("POST /console/v1/pictures/fetched", { body: { address: source } });
    if (sent) return sent;
    const fault = isPictureRefusal(refusal.code) ? PICTURE_FAULT_BY_REFUSAL[refusal.code] : null;
    if (fault) return { fault };
    if (refusal.code !== "too_many_requests") return { refusal };
    await waitSeconds(refusal.data["seconds"]);
  }
}

const waitSeconds = (seconds: number) => new Promise((resolve) => setTimeout(resolve, (seconds || 1) * 1000));

async function readPictureBytes(file: AttachedPictureFile): Promise<Blob | { fault: MenuCellFault }> {
  try {
    const small = await shrinkPicture(await file.read());
    return small.size > MAX_PICTURE_BYTES ? { fault: "largePicture" } : small;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { fault: error.fault === "too_large" ? "largePicture" : "noPicture" };
  }
}
