import sharp from "sharp";
import type { LogoMark } from "./marks.ts";

function createLogoMarkSvg({ ground, draw }: LogoMark, radius: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs><linearGradient id="g" x2="1" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient></defs>` +
    `<rect width="512" height="512" rx="${radius}" fill="url(#g)"/><ellipse cx="130" cy="40" rx="320" ry="190" fill="#fff" opacity=".07"/>${draw}</svg>`
  );
}

/**
 * Returns the logo (rounded, 512 pixels), the application icons (square, up to 512 pixels) and the favicon (64
 * pixels).
 */
export async function drawLogos(mark: LogoMark): Promise<{ file: string; bytes: Buffer }[]> {
  const rounded = Buffer.from(createLogoMarkSvg(mark, 120));
  const square = Buffer.from(createLogoMarkSvg(mark, 0));
  return [
    { file: "logo.webp", bytes: await sharp(rounded).webp({ quality: 92 }).toBuffer() },
    { file: "logo.png", bytes: await sharp(rounded).png({ compressionLevel: 9 }).toBuffer() },
    { file: "icon-512.png", bytes: await sharp(square).png({ compressionLevel: 9 }).toBuffer() },
    { file: "icon-192.png", bytes: await sharp(square).resize(192).png({ compressionLevel: 9 }).toBuffer() },
    { file: "favicon.png", bytes: await sharp(rounded).resize(64).png({ compressionLevel: 9 }).toBuffer() },
  ];
}
