import sharp from "sharp";
import type { PictureRecipe } from "../../src/pictures.ts";
import { composeSvg, sharedDefs } from "./compose.ts";
import { drawEmoji, loadEmoji } from "./emoji.ts";
import type { Mark } from "./marks.ts";

function markSvg({ ground, draw }: Mark, radius: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs><linearGradient id="g" x2="1" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient></defs>` +
    `<rect width="512" height="512" rx="${radius}" fill="url(#g)"/><ellipse cx="130" cy="40" rx="320" ry="190" fill="#fff" opacity=".07"/>${draw}</svg>`
  );
}

/** The logo (rounded, 512), the application icon (square, 512) and the favicon (64). */
export async function drawLogos(mark: Mark): Promise<{ file: string; bytes: Buffer }[]> {
  const rounded = Buffer.from(markSvg(mark, 120));
  const square = Buffer.from(markSvg(mark, 0));
  return [
    { file: "logo.webp", bytes: await sharp(rounded).webp({ quality: 92 }).toBuffer() },
    { file: "logo.png", bytes: await sharp(rounded).png({ compressionLevel: 9 }).toBuffer() },
    { file: "icon-512.png", bytes: await sharp(square).png({ compressionLevel: 9 }).toBuffer() },
    { file: "icon-192.png", bytes: await sharp(square).resize(192).png({ compressionLevel: 9 }).toBuffer() },
    { file: "favicon.png", bytes: await sharp(rounded).resize(64).png({ compressionLevel: 9 }).toBuffer() },
  ];
}

/** A dish on a wide picture: how far along the width its middle is, and how big. */
export interface Standing {
  recipe: PictureRecipe;
  share: number;
  size: number;
}

interface Wide {
  width: number;
  height: number;
  /** `#rrggbb`, upper left and lower right. */
  colors: [string, string];
  /** The first stands before the others. */
  dishes: Standing[];
  /** Small things thrown about. */
  confetti: string[];
  /** Drawn above all, as SVG. */
  over?: string;
}

/** A wide picture: dishes on a ground of the brand's colour. */
export async function drawWide({
  width,
  height,
  colors,
  dishes,
  confetti,
  over = "",
}: Wide): Promise<string> {
  await loadEmoji(confetti.map((emoji) => ({ emoji, tint: 0 })));
  const plates = await Promise.all(
    dishes.toReversed().map(async ({ recipe, share, size }) => {
      const [x, y] = [share * width, height * (size > height * 0.8 ? 0.5 : 0.62)];
      const svg = await composeSvg({ ...recipe, companions: [] });
      const png = await sharp(Buffer.from(svg), { unlimited: true }).resize(size, size).png().toBuffer();
      return `<image href="data:image/png;base64,${png.toString("base64")}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`;
    }),
  );
  const spots: [number, number, number][] = [
    [0.56, 0.16, 0.13],
    [0.95, 0.14, 0.17],
    [0.5, 0.82, 0.15],
    [0.965, 0.8, 0.14],
    [0.75, 0.08, 0.1],
  ];
  const small = confetti.slice(0, spots.length).map((emoji, index) => {
    const [x, y, size] = spots[index] ?? [0.5, 0.5, 0.1];
    return drawEmoji(emoji, {
      x: x * width,
      y: y * height,
      size: size * height * 1.5,
      turn: ((index * 47) % 50) - 25,
    });
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sharedDefs(30)}<linearGradient id="w" x2="1" y2="1"><stop offset="0" stop-color="${colors[0]}"/><stop offset="1" stop-color="${colors[1]}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#w)"/><circle cx="${width * 0.76}" cy="${height * 0.52}" r="${height * 0.62}" fill="#fff" opacity=".1"/><circle cx="${width * 0.76}" cy="${height * 0.52}" r="${height * 0.46}" fill="#fff" opacity=".12"/>${small.join("")}${plates.join("")}${over}</svg>`
  );
}

/** 1600×700 without words: the store writes them in the guest's language. */
export async function drawBanner(wide: Omit<Wide, "width" | "height">): Promise<Buffer> {
  const svg = await drawWide({ ...wide, width: 1600, height: 700 });
  return sharp(Buffer.from(svg), { unlimited: true }).webp({ quality: 82, effort: 5 }).toBuffer();
}

/** 1200×630 with the mark and the name, for messengers. */
export async function drawShare(mark: Mark, wide: Omit<Wide, "width" | "height" | "over">): Promise<Buffer> {
  const over =
    `<svg x="80" y="150" width="190" height="190" viewBox="0 0 512 512"><rect width="512" height="512" rx="120" fill="#fff" opacity=".16"/>${mark.draw}</svg>` +
    `<text x="80" y="446" font-family="Noto Sans" font-weight="800" font-size="76" fill="#fff">${mark.name}</text>`;
  const svg = await drawWide({ ...wide, width: 1200, height: 630, over });
  return sharp(Buffer.from(svg), { unlimited: true }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
