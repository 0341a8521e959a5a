import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";

const ACROSS = 8;
const CARD = 240;
const LABEL = 30;
const GAP = 10;

/** The ground of a sheet and the colour of what is written on it. */
export interface SheetLook {
  ground: string;
  ink: string;
}

/** As the store's cards stand in the light and in the dark theme. */
export const sheetLooks: Record<"light" | "dark", SheetLook> = {
  light: { ground: "#ffffff", ink: "#1c1917" },
  dark: { ground: "#171412", ink: "#e7e5e4" },
};

/** One of the sheet; a dish that is still drawn instead of rendered is marked by a ring. */
export interface SheetPicture {
  name: string;
  rendered: boolean;
}

function label({ name, rendered }: SheetPicture, ink: string): Buffer {
  const text = `${rendered ? "●" : "○"} ${name.slice(name.indexOf("/") + 1)}`;
  return Buffer.from(
    `<svg width="${CARD}" height="${LABEL}"><text x="4" y="20" font-family="sans-serif" font-size="15" fill="${ink}">${text}</text></svg>`,
  );
}

/** The middle square as a card shows it; null where the dish has no picture yet. */
async function card(folder: string, name: string): Promise<Buffer | null> {
  const bytes = await readFile(join(folder, `${name}.webp`)).catch(() => null);
  return bytes && sharp(bytes).resize(CARD, CARD, { fit: "cover" }).png().toBuffer();
}

/** All pictures on one page, as a JPEG: what to look at before any of them goes into the store. */
export async function drawSheet(
  folder: string,
  pictures: SheetPicture[],
  { ground, ink }: SheetLook,
): Promise<Buffer> {
  const rows = Math.ceil(pictures.length / ACROSS);
  const layers: OverlayOptions[] = [];
  for (const [index, picture] of pictures.entries()) {
    const left = GAP + (index % ACROSS) * (CARD + GAP);
    const top = GAP + Math.floor(index / ACROSS) * (CARD + LABEL + GAP);
    const input = await card(folder, picture.name);
    if (input) layers.push({ input, left, top });
    layers.push({ input: label(picture, ink), left, top: top + CARD });
  }
  return sharp({
    create: {
      width: GAP + ACROSS * (CARD + GAP),
      height: GAP + rows * (CARD + LABEL + GAP),
      channels: 3,
      background: ground,
    },
  })
    .composite(layers)
    .jpeg({ quality: 88 })
    .toBuffer();
}
