import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";

const COLUMNS_PER_SHEET = 8;
const CARD_SIZE_PX = 240;
const PICTURE_LABEL_HEIGHT_PX = 30;
const SHEET_CARD_GAP_PX = 10;

/** Background and text color of a sheet. */
export interface SheetColors {
  ground: string;
  ink: string;
}

/** Colors of the store's cards in the light and the dark theme. */
export const sheetColorsByTheme: Record<"light" | "dark", SheetColors> = {
  light: { ground: "#ffffff", ink: "#1c1917" },
  dark: { ground: "#171412", ink: "#e7e5e4" },
};

/** Picture on the sheet. A ring marks a dish that is not rendered yet. */
export interface SheetPicture {
  name: string;
  rendered: boolean;
}

function createPictureLabel({ name, rendered }: SheetPicture, ink: string): Buffer {
  const text = `${rendered ? "●" : "○"} ${name.slice(name.indexOf("/") + 1)}`;
  return Buffer.from(
    `<svg width="${CARD_SIZE_PX}" height="${PICTURE_LABEL_HEIGHT_PX}"><text x="4" y="20" font-family="sans-serif" font-size="15" fill="${ink}">${text}</text></svg>`,
  );
}

/** Returns the middle square, like on a card, or null if the dish has no picture yet. */
async function createCardPicture(folder: string, name: string): Promise<Buffer | null> {
  const bytes = await readFile(join(folder, `${name}.webp`)).catch(() => null);
  return bytes && sharp(bytes).resize(CARD_SIZE_PX, CARD_SIZE_PX, { fit: "cover" }).png().toBuffer();
}

/** Returns all pictures on one page, as a JPEG, for a review before they are published. */
export async function drawContactSheet(
  folder: string,
  pictures: SheetPicture[],
  { ground, ink }: SheetColors,
): Promise<Buffer> {
  const rows = Math.ceil(pictures.length / COLUMNS_PER_SHEET);
  const layers: OverlayOptions[] = [];
  for (const [index, picture] of pictures.entries()) {
    const left = SHEET_CARD_GAP_PX + (index % COLUMNS_PER_SHEET) * (CARD_SIZE_PX + SHEET_CARD_GAP_PX);
    const top =
      SHEET_CARD_GAP_PX +
      Math.floor(index / COLUMNS_PER_SHEET) * (CARD_SIZE_PX + PICTURE_LABEL_HEIGHT_PX + SHEET_CARD_GAP_PX);
    const input = await createCardPicture(folder, picture.name);
    if (input) layers.push({ input, left, top });
    layers.push({ input: createPictureLabel(picture, ink), left, top: top + CARD_SIZE_PX });
  }
  return sharp({
    create: {
      width: SHEET_CARD_GAP_PX + COLUMNS_PER_SHEET * (CARD_SIZE_PX + SHEET_CARD_GAP_PX),
      height: SHEET_CARD_GAP_PX + rows * (CARD_SIZE_PX + PICTURE_LABEL_HEIGHT_PX + SHEET_CARD_GAP_PX),
      channels: 3,
      background: ground,
    },
  })
    .composite(layers)
    .jpeg({ quality: 88 })
    .toBuffer();
}
