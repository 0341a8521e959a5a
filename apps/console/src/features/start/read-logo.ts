import { findLogoColors } from "@dasturxon/domain/logo-colors";
import { MAX_DRAFT_LOGO_LENGTH } from "@dasturxon/domain/start-draft";

/**
 * Side lengths in pixels and WebP qualities to try for a logo, from the size that stores show to one that fits the
 * limit of the draft.
 */
const LOGO_SIZES = [
  { side: 512, quality: 0.9 },
  { side: 512, quality: 0.7 },
  { side: 320, quality: 0.7 },
  { side: 192, quality: 0.7 },
];
const LOGO_SAMPLE_SIDE_PX = 96;

/** Reads a logo as a data URL for the draft, and the colours it suggests. Null if the picture cannot be read. */
export async function readLogo(file: File): Promise<{ logo: string; colors: string[] } | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const small = drawOnCanvas(picture, LOGO_SAMPLE_SIDE_PX);
  const pixels = small.getContext("2d")?.getImageData(0, 0, small.width, small.height).data;
  return { logo: await shrinkLogoToLimit(picture), colors: findLogoColors(pixels ?? []) };
}

async function shrinkLogoToLimit(picture: ImageBitmap): Promise<string> {
  let logo = "";
  for (const { side, quality } of LOGO_SIZES) {
    logo = await toDataUrl(await drawOnCanvas(picture, side).convertToBlob({ type: "image/webp", quality }));
    if (logo.length <= MAX_DRAFT_LOGO_LENGTH) break;
  }
  return logo;
}

function drawOnCanvas(picture: ImageBitmap, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const scaleLength = (length: number) => Math.max(1, Math.round(length * scale));
  const canvas = new OffscreenCanvas(scaleLength(picture.width), scaleLength(picture.height));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("a picture could not be read")));
    reader.readAsDataURL(blob);
  });

/** Converts the data URL from `readLogo` back to a picture file. */
export function toLogoBlob(logo: string): Blob {
  const [head = "", data = ""] = logo.split(",");
  const bytes = Uint8Array.from(atob(data), (sign) => sign.codePointAt(0) ?? 0);
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? "" });
}
