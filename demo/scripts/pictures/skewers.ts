import { shadeColor } from "./color.ts";
import { drawPart } from "./parts.ts";
import { drawPlate } from "./plates.ts";
import { randomBetween } from "./random.ts";
import type { Scene } from "./scene.ts";

function drawMeat(x: number, color: string, { random }: Scene): string {
  const tone = shadeColor(color, randomBetween(random, -0.1, 0.14));
  const [w, h] = [randomBetween(random, 88, 100), randomBetween(random, 94, 108)];
  return (
    `<g transform="translate(${x} 0) rotate(${randomBetween(random, -7, 7).toFixed(0)})"><rect x="${(-w / 2).toFixed(0)}" y="${(-h / 2 + 9).toFixed(0)}" width="${w.toFixed(0)}" height="${h.toFixed(0)}" rx="28" fill="${shadeColor(tone, -0.45)}"/>` +
    `<rect x="${(-w / 2).toFixed(0)}" y="${(-h / 2).toFixed(0)}" width="${w.toFixed(0)}" height="${h.toFixed(0)}" rx="28" fill="${tone}"/>` +
    `<rect x="${(-w / 2 + 8).toFixed(0)}" y="${(-h / 2 + 5).toFixed(0)}" width="${(w - 22).toFixed(0)}" height="${(h * 0.42).toFixed(0)}" rx="18" fill="${shadeColor(tone, 0.28)}" opacity=".62"/>` +
    `<path d="M-20 14q20 12 42 0M-24 28q22 10 40 0" stroke="${shadeColor(tone, -0.5)}" stroke-width="6" stroke-linecap="round" fill="none" opacity=".6"/>` +
    `<ellipse cx="-14" cy="${(-h / 2 + 15).toFixed(0)}" rx="17" ry="6" fill="#fff" opacity=".5"/></g>`
  );
}

function drawSkewer(y: number, scene: Scene): string {
  const { recipe, random } = scene;
  const toppings = recipe.toppings ?? [];
  const pieces: string[] = [];
  const [from, to] = [-214, 214];
  let x = from;
  for (let index = 0; x <= to; index += 1) {
    const topping = toppings[Math.floor(index / 2) % Math.max(1, toppings.length)];
    if (topping && index % 2 === 1) {
      pieces.push(drawPart(topping, { x, y: 0, size: 98 }, random));
      x += 74;
    } else {
      pieces.push(drawMeat(x, recipe.color ?? "#8a4a2b", scene));
      x += topping ? 74 : 86;
    }
  }
  return (
    `<g transform="translate(400 ${y}) rotate(-16)"><g filter="url(#near)"><rect x="-318" y="-6" width="636" height="13" rx="6" fill="#8f979f"/>` +
    `<rect x="-318" y="-6" width="636" height="5" rx="2" fill="#e6ecf1"/><path d="M-318 -14a22 22 0 1 0 0 29" fill="none" stroke="#9aa2aa" stroke-width="11"/>` +
    `${pieces.join("")}</g></g>`
  );
}

/** Draws three skewers across a platter. */
export function drawSkewers(scene: Scene): string {
  const ground = drawPlate(
    { ...scene, recipe: { ...scene.recipe, subject: undefined, fill: undefined, toppings: [] } },
    "lagan",
  );
  return ground + [332, 440, 548].map((y) => drawSkewer(y, scene)).join("");
}
