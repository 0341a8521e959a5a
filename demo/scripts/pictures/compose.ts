import sharp from "sharp";
import type { PictureRecipe } from "../../src/pictures.ts";
import { drawBowl } from "./bowls.ts";
import { hslToHex, mixColors } from "./color.ts";
import { drawCup, drawGlass, drawTeapot } from "./drinks.ts";
import { drawEmoji, loadEmoji } from "./emoji.ts";
import { drawPackByName } from "./packs.ts";
import { hasOwnDrawing } from "./parts.ts";
import { drawPizza } from "./pizza.ts";
import { drawPlate } from "./plates.ts";
import { randomBetween, createRandomGenerator } from "./random.ts";
import { drawContactShadow, drawSubjects, type Scene } from "./scene.ts";
import { drawSkewers } from "./skewers.ts";

const PICTURE_SIZE_PX = 800;

/**
 * Returns the background color for the light theme, in the hue of the dish. The page draws the background in either
 * theme under the cut-out picture.
 */
export function mixGroundColor({ hue }: { hue: number }): string {
  return mixColors(hslToHex(hue, 0.78, 0.965), hslToHex(hue, 0.62, 0.895), 0.55);
}

/** Returns the gradients and filters that the drawings share. */
function createSharedDefs(hue: number): string {
  const ink = hslToHex(hue, 0.5, 0.16);
  const createShadowFilter = (
    id: string,
    { blur, dy, strength }: { blur: number; dy: number; strength: number },
  ) =>
    `<filter id="${id}" x="-40%" y="-40%" width="180%" height="190%"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dy="${dy}" result="b"/>` +
    `<feFlood flood-color="${ink}" flood-opacity="${strength}"/><feComposite in2="b" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
  return (
    createShadowFilter("soft", { blur: 15, dy: 19, strength: 0.3 }) +
    createShadowFilter("near", { blur: 4, dy: 6, strength: 0.36 }) +
    `<filter id="blur" x="-30%" y="-80%" width="160%" height="260%"><feGaussianBlur stdDeviation="20"/></filter><filter id="mist" x="-150%" width="400%"><feGaussianBlur stdDeviation="7"/></filter>` +
    `<radialGradient id="ground-shadow"><stop offset="0" stop-color="${ink}" stop-opacity=".46"/><stop offset="1" stop-color="${ink}" stop-opacity=".1"/></radialGradient>` +
    `<linearGradient id="wood" x2=".5" y2="1"><stop offset="0" stop-color="#e9b877"/><stop offset="1" stop-color="#c98a49"/></linearGradient>` +
    `<radialGradient id="crust" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="#f9d48c"/><stop offset=".7" stop-color="#e0a04a"/><stop offset="1" stop-color="#b9702a"/></radialGradient>` +
    `<linearGradient id="glaze"><stop offset="0" stop-color="#f3f1ec"/><stop offset=".25" stop-color="#ffffff"/><stop offset=".62" stop-color="#f4f2ed"/><stop offset="1" stop-color="#cbc7bf"/></linearGradient>`
  );
}

function drawVessel(scene: Scene): string {
  const { vessel } = scene.recipe;
  if (vessel === undefined)
    return drawContactShadow(400, 616, 210) + drawSubjects(scene, { x: 400, y: 396, width: 640 });
  if (vessel === "lagan" || vessel === "plate" || vessel === "board" || vessel === "basket")
    return drawPlate(scene, vessel);
  if (vessel === "bowl") return drawBowl(scene);
  if (vessel === "pizza") return drawPizza(scene);
  if (vessel === "skewers") return drawSkewers(scene);
  if (vessel === "glass") return drawGlass(scene);
  if (vessel === "cup") return drawCup(scene);
  if (vessel === "teapot") return drawTeapot(scene);
  return drawPackByName[vessel](scene);
}

/**
 * Returns drawings of small objects behind and in front of the subject. The lower right corner stays empty for the
 * card's plus button.
 */
function drawCompanions({ recipe, random }: Scene): { behind: string; before: string } {
  const tall = recipe.vessel !== undefined && (recipe.vessel in drawPackByName || recipe.vessel === "glass");
  const [first, second] = recipe.companions ?? [];
  const near = { x: 178, y: tall ? 618 : 640, size: randomBetween(random, 158, 186) };
  const far = { x: 652, y: tall ? 478 : 262, size: randomBetween(random, 132, 158) };
  return {
    before: first ? drawEmoji(first, { ...near, turn: randomBetween(random, -24, 24) }) : "",
    behind: second ? drawEmoji(second, { ...far, turn: randomBetween(random, -30, 30) }) : "",
  };
}

/** Returns every emoji that the recipe needs. */
function listNeededEmoji(recipe: PictureRecipe): { emoji: string; tint: number }[] {
  const plain = [
    ...(recipe.companions ?? []),
    ...(recipe.toppings ?? []).filter((one) => !hasOwnDrawing(one)),
  ];
  const wanted = plain.map((emoji) => ({ emoji, tint: 0 }));
  return recipe.subject ? [{ emoji: recipe.subject, tint: recipe.tint ?? 0 }, ...wanted] : wanted;
}

/** Returns the recipe as an 800×800 SVG with a transparent background. */
async function composeSvg(recipe: PictureRecipe): Promise<string> {
  await loadEmoji(listNeededEmoji(recipe));
  const random = createRandomGenerator(recipe.name);
  const scene: Scene = { recipe, random, tilt: recipe.tilt ?? Math.round(randomBetween(random, -13, 13)) };
  const small = drawCompanions(scene);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE_PX}" height="${PICTURE_SIZE_PX}" viewBox="0 0 ${PICTURE_SIZE_PX} ${PICTURE_SIZE_PX}"><defs>${createSharedDefs(recipe.hue)}</defs>` +
    `<g transform="translate(400 394) scale(.96) translate(-400 -416)">${small.behind}${drawVessel(scene)}${small.before}</g></svg>`
  );
}

/** Returns the recipe as the bytes of a WebP picture with a transparent background. */
export async function composePicture(recipe: PictureRecipe): Promise<Buffer> {
  return sharp(Buffer.from(await composeSvg(recipe)), { unlimited: true })
    .webp({ quality: 80, alphaQuality: 70, effort: 5 })
    .toBuffer();
}
