import type { ImageSize } from "./image-request.ts";
import { READING, SECONDS } from "./limits.ts";
import { openSharp } from "./open-sharp.ts";

/** More effort costs ten times the time for a few per cent. */
const AVIF_EFFORT = 2;

/** The picture in the size and format asked for, never larger than it is, without metadata. Throws on broken ones. */
export async function resizeImage(data: Buffer, size: ImageSize): Promise<Buffer> {
  const { width, height, quality, format } = size;
  const sharp = await openSharp();
  const image = sharp(data, READING)
    .autoOrient()
    .resize(width, height, { fit: "cover", withoutEnlargement: true })
    .timeout({ seconds: SECONDS });
  switch (format) {
    case "avif":
      return await image.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: "4:2:0" }).toBuffer();
    case "webp":
      return await image.webp({ quality, alphaQuality: quality }).toBuffer();
    case "jpeg":
      return await image.flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true }).toBuffer();
    case "png":
      return await image.png().toBuffer();
  }
}
