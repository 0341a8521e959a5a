import { hslToHex, mixColors, shadeColor } from "./color.ts";
import { type Dome, findDomePoint, spreadDomePoints } from "./dome.ts";
import { drawFill } from "./fills.ts";
import { drawPart, herbs, canAddFreshHerbs } from "./parts.ts";
import { drawContactShadow, drawSubjects, type Scene } from "./scene.ts";

const cx = 400;
const rimY = 366;

function drawBowlBody(color: string): string {
  const band = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (0.08 + (index / 12) * 0.84);
    const [x, y] = [cx - Math.cos(angle) * 252, rimY + 62 + Math.sin(angle) * 92];
    const lean = (Math.cos(angle) * 26).toFixed(0);
    return (
      `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${lean})"><path d="M0 -26Q17 0 0 26Q-17 0 0 -26Z" fill="${color}"/>` +
      `<path d="M0 -13Q7 0 0 13Q-7 0 0 -13Z" fill="${shadeColor(color, 0.7)}"/></g>`
    );
  });
  return (
    drawContactShadow(cx, 664, 210) +
    `<path d="M316 628L324 668Q400 690 476 668L484 628Z" fill="${shadeColor(color, -0.25)}"/>` +
    `<path d="M126 ${rimY}C132 540 230 650 400 652C570 650 668 540 674 ${rimY}Z" fill="url(#glaze)"/>` +
    band.join("") +
    `<path d="M160 448C184 548 262 612 352 628" stroke="#fff" stroke-width="14" stroke-linecap="round" fill="none" opacity=".75"/>`
  );
}

function drawBowlMouth(color: string): string {
  return (
    `<ellipse cx="${cx}" cy="${rimY}" rx="276" ry="112" fill="${color}"/><ellipse cx="${cx}" cy="${rimY}" rx="266" ry="105" fill="#fdfcf9"/>` +
    `<ellipse cx="${cx}" cy="${rimY + 10}" rx="250" ry="92" fill="#dcdad3"/>`
  );
}

function drawSoup(color: string, { random }: Scene): string {
  const fat = Array.from({ length: 26 }, () => {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * 0.9;
    const r = 4 + random() * 11;
    const [x, y] = [cx + Math.cos(angle) * 236 * far, rimY + 18 + Math.sin(angle) * 78 * far];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * 0.45).toFixed(0)}" fill="${shadeColor(color, 0.5)}" opacity=".5"/>`;
  });
  return (
    `<ellipse cx="${cx}" cy="${rimY + 16}" rx="244" ry="86" fill="${shadeColor(color, -0.2)}"/><ellipse cx="${cx}" cy="${rimY + 20}" rx="240" ry="82" fill="${color}"/>` +
    `<ellipse cx="${cx - 30}" cy="${rimY + 8}" rx="180" ry="52" fill="${shadeColor(color, 0.22)}" opacity=".55"/>${fat.join("")}`
  );
}

/** Draws a bowl of soup or of a heaped dish, with toppings that rise above its rim. */
export function drawBowl(scene: Scene): string {
  const { recipe, random } = scene;
  const color = recipe.color ?? "#d99a3c";
  const glaze = hslToHex(recipe.hue + (Math.abs(recipe.hue - 215) < 70 ? 150 : 190), 0.55, 0.45);
  const floats = recipe.fill === undefined || recipe.fill === "sauce" || recipe.fill === "dumplings";
  const dome: Dome = {
    cx,
    cy: rimY + 14,
    rx: floats ? 232 : 222,
    ry: floats ? 82 : 74,
    height: floats ? 10 : 112,
  };
  const inside = floats || recipe.fill === "noodles" ? drawSoup(color, scene) : "";
  const paste = recipe.fill === "noodles" ? mixColors("#f2d596", color, 0.22) : floats ? "#f3e2c4" : color;
  const heap =
    recipe.fill && recipe.fill !== "sauce" ? drawFill(recipe.fill, { dome, color: paste, random }) : "";
  const wanted = recipe.toppings ?? [];
  const count = wanted.length === 0 ? 0 : wanted.length === 1 ? 5 : wanted.length * 2 + 1;
  const parts = spreadDomePoints(dome, count, floats ? 0.74 : 0.62).map(({ x, y }, index) =>
    drawPart(wanted[index % wanted.length] ?? "🌿", { x, y: y - 14, size: 116 }, random),
  );
  const top = findDomePoint(dome, 0.12, 0.1);
  const green =
    wanted.length > 0 && !recipe.subject && canAddFreshHerbs(wanted)
      ? herbs({ x: top.x, y: top.y - 12, size: 84 }, random)
      : "";
  const standing = drawSubjects(scene, { x: cx, y: rimY - 70, width: 400 });
  return drawBowlBody(glaze) + drawBowlMouth(glaze) + inside + heap + parts.join("") + green + standing;
}
