import { mixColors, shadeColor } from "./color.ts";
import { drawPart, herbs } from "./parts.ts";
import { randomBetween } from "./random.ts";
import { drawContactShadow, type Scene } from "./scene.ts";

const [cx, cy, rx, ry] = [400, 412, 292, 258];

function drawBlobs(
  { random }: Scene,
  {
    count,
    reach,
    size,
    colors,
    opacity,
  }: { count: number; reach: number; size: [number, number]; colors: string[]; opacity: number },
): string {
  return Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * reach;
    const r = randomBetween(random, size[0], size[1]);
    const color = colors[Math.floor(random() * colors.length)] ?? "#fff";
    return `<ellipse cx="${(cx + Math.cos(angle) * rx * far).toFixed(0)}" cy="${(cy + Math.sin(angle) * ry * far).toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * 0.8).toFixed(0)}" fill="${color}" opacity="${opacity}"/>`;
  }).join("");
}

function drawCrust({ random }: Scene): string {
  const burns = Array.from({ length: 34 }, () => {
    const angle = random() * Math.PI * 2;
    const far = randomBetween(random, 0.9, 0.985);
    return `<ellipse cx="${(cx + Math.cos(angle) * rx * far).toFixed(0)}" cy="${(cy + Math.sin(angle) * ry * far).toFixed(0)}" rx="${randomBetween(random, 6, 24).toFixed(0)}" ry="${randomBetween(random, 4, 11).toFixed(0)}" transform="rotate(${((angle * 180) / Math.PI + 90).toFixed(0)} ${(cx + Math.cos(angle) * rx * far).toFixed(0)} ${(cy + Math.sin(angle) * ry * far).toFixed(0)})" fill="#a8571b" opacity="${randomBetween(random, 0.18, 0.5).toFixed(2)}"/>`;
  });
  return (
    drawContactShadow(cx, cy + 232, 280) +
    `<ellipse cx="${cx}" cy="${cy + 24}" rx="${rx}" ry="${ry}" fill="#9a5a1f"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#crust)"/>` +
    burns.join("") +
    `<path d="M152 330Q196 216 318 180" stroke="#fff0cd" stroke-width="13" stroke-linecap="round" fill="none" opacity=".75"/>`
  );
}

/** Draws a whole pizza. Toppings are placed on a sunflower spiral, so that they do not overlap. */
export function drawPizza(scene: Scene): string {
  const { recipe, random } = scene;
  const sauce = recipe.color ?? "#c8391f";
  const cheese = mixColors("#fbd870", sauce, 0.14);
  const wanted = recipe.toppings ?? [];
  const count = Math.min(34, wanted.length === 0 ? 0 : 15 + wanted.length * 4);
  const from = random() * Math.PI * 2;
  const parts = Array.from({ length: count }, (_, index) => {
    const far = Math.sqrt((index + 0.6) / count) * 0.76;
    const angle = from + index * 2.39996;
    const [x, y] = [cx + Math.cos(angle) * rx * far, cy + Math.sin(angle) * ry * far];
    const step = (index * 7 + Math.floor(index / wanted.length)) % wanted.length;
    return { x, y, topping: wanted[step] ?? "🌿" };
  }).sort((a, b) => a.y - b.y);
  const leaves = Array.from({ length: 4 }, (_, index) => {
    const angle = from + 1 + index * 1.6;
    return herbs(
      { x: cx + Math.cos(angle) * rx * 0.45, y: cy + Math.sin(angle) * ry * 0.45, size: 56 },
      random,
    );
  });
  const cuts = Array.from({ length: 4 }, (_, index) => {
    const angle = from + (index * Math.PI) / 4;
    const [dx, dy] = [Math.cos(angle) * rx * 0.985, Math.sin(angle) * ry * 0.985];
    const line = `M${(cx - dx).toFixed(0)} ${(cy - dy).toFixed(0)}L${(cx + dx).toFixed(0)} ${(cy + dy).toFixed(0)}`;
    return `<path d="${line}" stroke="${shadeColor(cheese, -0.42)}" stroke-width="4" opacity=".4"/><path d="${line}" transform="translate(2 4)" stroke="#fff3c9" stroke-width="3" opacity=".5"/>`;
  });
  return (
    drawCrust(scene) +
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.87}" ry="${ry * 0.87}" fill="${shadeColor(sauce, -0.16)}"/><ellipse cx="${cx}" cy="${cy + 2}" rx="${rx * 0.85}" ry="${ry * 0.85}" fill="${sauce}"/>` +
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.79}" ry="${ry * 0.79}" fill="${cheese}"/>` +
    drawBlobs(scene, {
      count: 46,
      reach: 0.79,
      size: [18, 44],
      colors: [cheese, shadeColor(cheese, 0.35), mixColors(cheese, "#f0a93a", 0.5)],
      opacity: 0.8,
    }) +
    drawBlobs(scene, {
      count: 22,
      reach: 0.74,
      size: [6, 17],
      colors: ["#d9822b", "#e89b3c"],
      opacity: 0.5,
    }) +
    cuts.join("") +
    parts
      .map(({ x, y, topping }) => drawPart(topping, { x, y, size: randomBetween(random, 78, 92) }, random))
      .join("") +
    (wanted.includes("🌿") ? "" : leaves.join(""))
  );
}
