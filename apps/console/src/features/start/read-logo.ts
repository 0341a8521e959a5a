import { logoColors } from "@dasturxon/domain/logo-colors";

/** As large as stores show one; small enough to wait on the device. */
const SIDE = 512;
const SAMPLE = 96;

/** A logo as it is kept until the brand is open, with the colours that it proposes; null: no picture that can be read. */
export async function readLogo(file: File): Promise<{ logo: string; colors: string[] } | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const small = drawn(picture, SAMPLE);
  const pixels = small.getContext("2d")?.getImageData(0, 0, small.width, small.height).data;
  const blob = await drawn(picture, SIDE).convertToBlob({ type: "image/webp", quality: 0.9 });
  return { logo: await asDataUrl(blob), colors: logoColors(pixels ?? []) };
}

function drawn(picture: ImageBitmap, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const sized = (length: number) => Math.max(1, Math.round(length * scale));
  const canvas = new OffscreenCanvas(sized(picture.width), sized(picture.height));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("a picture could not be read")));
    reader.readAsDataURL(blob);
  });

/** The picture that `readLogo` kept. */
export function logoBlob(logo: string): Blob {
  const [head = "", data = ""] = logo.split(",");
  const bytes = Uint8Array.from(atob(data), (sign) => sign.codePointAt(0) ?? 0);
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? "" });
}
