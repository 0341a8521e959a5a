import type { ImageSize } from "./image-request.ts";
import { SHARP_READ_OPTIONS, IMAGE_TIMEOUT_SECONDS } from "./limits.ts";
import { openSharp } from "./open-sharp.ts";

/** Effort of the AVIF encoder. A higher effort takes ten times as long and saves only a few per cent of the bytes. */
const AVIF_EFFORT = 2;

/** Returns the picture in the requested size and format, without metadata. Never enlarges. Throws on broken files. */
export async function resizeImage(data: Buffer, size: ImageSize): Promise<Buffer> {
  const { width, height, quality, format } = size;
  const sharp = await openSharp();
  const image = sharp(data, SHARP_READ_OPTIONS)
    .autoOrient()
    .resize(width, height, { fit: "cover", withoutEnlargement: true })
    .timeout({ seconds: IMAGE_TIMEOUT_SECONDS });
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
