import type { PictureRecipe } from "../../src/pictures.ts";
import { drawEmoji } from "./emoji.ts";
import type { RandomGenerator } from "./random.ts";

/** Input of the functions that draw a vessel. */
export interface Scene {
  recipe: PictureRecipe;
  random: RandomGenerator;
  /** Rotation in degrees, which makes two pictures of the same emoji differ. */
  tilt: number;
}

/** Positions of one to five subjects around a center: offsets and size, relative to the width of the group. */
const subjectPositions: [x: number, y: number, size: number][][] = [
  [[0, 0, 0.84]],
  [
    [-0.2, -0.09, 0.62],
    [0.2, 0.08, 0.64],
  ],
  [
    [0, -0.2, 0.52],
    [-0.24, 0.05, 0.55],
    [0.24, 0.08, 0.55],
  ],
  [
    [-0.21, -0.19, 0.48],
    [0.21, -0.2, 0.48],
    [-0.25, 0.08, 0.5],
    [0.23, 0.1, 0.52],
  ],
  [
    [-0.2, -0.24, 0.44],
    [0.2, -0.24, 0.44],
    [-0.32, 0.02, 0.46],
    [0.32, 0.02, 0.46],
    [0, 0.1, 0.5],
  ],
];

/** Draws the recipe's subjects around (x, y). */
export function drawSubjects(
  { recipe, tilt }: Scene,
  { x, y, width }: { x: number; y: number; width: number },
): string {
  if (!recipe.subject) return "";
  const { subject, tint = 0 } = recipe;
  const group = subjectPositions[Math.min(Math.max(recipe.count ?? 1, 1), 5) - 1] ?? [];
  return group
    .map(([dx, dy, size], index) =>
      drawEmoji(subject, {
        x: x + dx * width,
        y: y + dy * width,
        size: size * width,
        turn: tilt + (index % 2 === 0 ? -1 : 1) * (group.length > 1 ? 9 + index * 5 : 0),
        tint,
      }),
    )
    .join("");
}

/** Draws the flat shadow under a vessel. */
export function drawContactShadow(x: number, y: number, rx: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.2}" fill="url(#ground-shadow)" filter="url(#blur)"/>`;
}
