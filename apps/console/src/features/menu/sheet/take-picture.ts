import { fileOfSource, type TakenPicture } from "@dasturxon/domain/given-pictures";
import type { CellFault } from "@dasturxon/domain/menu-cells";
import type { Refusal } from "@dasturxon/contract/refusals";
import { shrinkPicture } from "../../../fields/shrink-picture.ts";
import { api } from "../../../platform/api.ts";
import type { GivenFile } from "./given-file.ts";
import { UnreadableFile } from "../../../platform/zip/read-zip.ts";

/** Maximum size that the server accepts in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;
/** Errors of the picture itself, by refusal code. After other refusals, a retry may succeed. */
const FAULTS: Partial<Record<string, CellFault>> = {
  image_unreadable: "noPicture",
  unsupported_type: "noPicture",
  payload_too_large: "largePicture",
  image_too_many_pixels: "largePicture",
  picture_not_public: "notPublic",
  picture_unreachable: "unreachable",
};

/**
 * Uploads a picture from a file, or lets the server fetch it from its URL. Returns its key, or a fault of the picture.
 * Returns `refusal` if a retry may succeed later.
 */
export async function takePicture(
  source: string,
  files: readonly GivenFile[],
): Promise<TakenPicture | { refusal: Refusal<string> }> {
  const name = fileOfSource(source);
  const file = files.find((each) => each.name === name);
  if (name !== null && !file) return { fault: "noFile" };
  const body = file && (await bytesOf(file));
  if (body && "fault" in body) return body;
  for (;;) {
    const [refusal, sent] = body
      ? await api.call("POST /console/v1/pictures", { body })
      : await api.call("POST /console/v1/pictures/fetched", { body: { address: source } });
    if (sent) return sent;
    const fault = FAULTS[refusal.code];
    if (fault) return { fault };
    if (refusal.code !== "too_many_requests") return { refusal };
    await passed(refusal.data["seconds"]);
  }
}

const passed = (seconds: number) => new Promise((resolve) => setTimeout(resolve, (seconds || 1) * 1000));

async function bytesOf(file: GivenFile): Promise<Blob | { fault: CellFault }> {
  try {
    const small = await shrinkPicture(await file.read());
    return small.size > MAX_BYTES ? { fault: "largePicture" } : small;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { fault: error.fault === "too_large" ? "largePicture" : "noPicture" };
  }
}
