import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { ownDrawings } from "./things.ts";

const assetFolder = join(
  dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")),
  "assets",
);
const EMOJI_SIZE_PX = 512;
const drawnEmoji = new Map<string, string>();

function getEmojiFile(emoji: string): string {
  const points = [...emoji].map((one) => (one.codePointAt(0) ?? 0).toString(16).padStart(4, "0"));
  const bare = points.filter((point) => point !== "fe0f");
  for (const name of [points.join("-"), bare.join("-"), `${bare.join("-")}-fe0f`]) {
    const file = join(assetFolder, `${name}.webp`);
    if (existsSync(file)) return file;
  }
  throw new Error(`The emoji set has no picture of ${emoji} (${points.join("-")})`);
}

/** Returns the emoji as a data URL of 512×512 pixels, with its hue rotated by `tint` degrees. */
async function createEmojiDataUrl(emoji: string, tint: number): Promise<string> {
  const picture = sharp(getEmojiFile(emoji))
    .resize(EMOJI_SIZE_PX, EMOJI_SIZE_PX, { kernel: "lanczos3" })
    .sharpen({ sigma: 1.1 });
  const turned = tint === 0 ? picture : picture.modulate({ hue: tint });
  const bytes = await turned.png({ compressionLevel: 1 }).toBuffer();
  return `data:image/png;base64,${bytes.toString("base64")}`;
}

/** Loads the emoji of a picture in advance, so that drawing is synchronous. */
export async function loadEmoji(wanted: { emoji: string; tint: number }[]): Promise<void> {
  for (const { emoji, tint } of wanted) {
    const key = `${emoji}/${tint}`;
    if (!(emoji in ownDrawings) && !drawnEmoji.has(key))
      drawnEmoji.set(key, await createEmojiDataUrl(emoji, tint));
  }
}

export interface EmojiPlacement {
  x: number;
  y: number;
  size: number;
  turn?: number;
  tint?: number;
  /** Shadow: `soft` for objects on the ground, `near` for small parts, `none` for prints. */
  shadow?: "soft" | "near" | "none";
}

/** Draws the emoji centered at x, y. Uses the project's own drawing if the emoji set lacks a suitable one. */
export function drawEmoji(emoji: string, placed: EmojiPlacement): string {
  const { x, y, size, turn = 0, tint = 0, shadow = "soft" } = placed;
  const own = ownDrawings[emoji];
  if (own) {
    const scale = (size / 200).toFixed(3);
    const filter = shadow === "none" ? "" : ` filter="url(#${shadow})"`;
    return `<g${filter}><g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${scale})">${own(tint)}</g></g>`;
  }
  const url = drawnEmoji.get(`${emoji}/${tint}`);
  if (!url) throw new Error(`${emoji} was not loaded`);
  const filter = shadow === "none" ? "" : ` filter="url(#${shadow})"`;
  return (
    `<g${filter}><image href="${url}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"` +
    ` transform="rotate(${turn} ${x} ${y})"/></g>`
  );
}
