import type { Fill } from "../../src/pictures.ts";
import { shadeColor } from "./color.ts";
import { type Dome, findDomePoint, createDomeOutline, spreadDomePoints } from "./dome.ts";
import { createChunk } from "./parts.ts";
import { randomBetween, type RandomGenerator } from "./random.ts";

interface Heap {
  dome: Dome;
  color: string;
  random: RandomGenerator;
}

/** Returns `count` random spots on the heap, far ones first. */
function scatterPoints({ dome, random }: Heap, count: number) {
  const spots = Array.from({ length: count }, () => {
    const radius = Math.sqrt(random()) * 0.985;
    const angle = random() * Math.PI * 2;
    const [u, v] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return { u, v, ...findDomePoint(dome, u, v) };
  });
  return spots.sort((a, b) => a.v - b.v);
}

function drawHeapBase({ dome, color }: Heap, darkness: number): string {
  return `<path d="${createDomeOutline(dome)}" fill="${shadeColor(color, -darkness)}"/>`;
}

function findTonedColor(heap: Heap, light: number): string {
  return shadeColor(
    heap.color,
    Math.max(-0.5, Math.min(0.62, 0.16 + light * 0.38 + randomBetween(heap.random, -0.13, 0.13))),
  );
}

function drawRice(heap: Heap): string {
  const grains = scatterPoints(heap, 1700).map(({ x, y, light }) => {
    const turn = randomBetween(heap.random, 0, 180).toFixed(0);
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="12" ry="4" transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${findTonedColor(heap, light)}"/>`;
  });
  const carrots = scatterPoints(heap, 70).map(({ x, y, light }) => {
    const turn = randomBetween(heap.random, -70, 70).toFixed(0);
    const color = shadeColor("#ee7f1b", light * 0.25);
    return `<rect x="${(x - 22).toFixed(1)}" y="${(y - 3.5).toFixed(1)}" width="44" height="7" rx="3.5" transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${color}"/>`;
  });
  return drawHeapBase(heap, 0.3) + grains.join("") + carrots.join("");
}

function drawGrain(heap: Heap): string {
  const pieces = scatterPoints(heap, 430).map(({ x, y, light }) => {
    const size = randomBetween(heap.random, 9, 14);
    const color = findTonedColor(heap, light);
    return (
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(1)}" fill="${color}"/>` +
      `<circle cx="${(x - 3).toFixed(1)}" cy="${(y - 4).toFixed(1)}" r="${(size / 3).toFixed(1)}" fill="#fff" opacity=".35"/>`
    );
  });
  return drawHeapBase(heap, 0.35) + pieces.join("");
}

function drawGreens(heap: Heap): string {
  const leaves = scatterPoints(heap, 170).map(({ x, y, light }) => {
    const color = findTonedColor(heap, light);
    const size = randomBetween(heap.random, 0.7, 1.35).toFixed(2);
    return (
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${randomBetween(heap.random, 0, 360).toFixed(0)}) scale(${size})">` +
      `<path d="M-32 0C-20 -26 -6 -14 4 -22C16 -14 26 -12 34 0C24 10 16 20 2 18C-8 22 -22 20 -32 0Z" fill="${shadeColor(color, -0.28)}" transform="translate(0 5)" opacity=".55"/>` +
      `<path d="M-32 0C-20 -26 -6 -14 4 -22C16 -14 26 -12 34 0C24 10 16 20 2 18C-8 22 -22 20 -32 0Z" fill="${color}"/>` +
      `<path d="M-28 0Q0 -4 28 0" stroke="${shadeColor(color, 0.35)}" stroke-width="2.5" fill="none"/></g>`
    );
  });
  return drawHeapBase(heap, 0.4) + leaves.join("");
}

function drawNoodles(heap: Heap): string {
  const strands = Array.from({ length: 104 }, (_, index) => {
    const [u0, v0] = [randomBetween(heap.random, -0.55, 0.55), -0.7 + (index / 104) * 1.7];
    const radius = randomBetween(heap.random, 0.25, 0.6);
    const from = randomBetween(heap.random, 0, Math.PI * 2);
    const points = Array.from({ length: 9 }, (_step, step) => {
      const angle = from + (step / 8) * randomBetween(heap.random, 1.6, 1.9);
      let [u, v] = [u0 + Math.cos(angle) * radius, v0 + Math.sin(angle) * radius * 0.8];
      const length = Math.hypot(u, v);
      if (length > 0.94) [u, v] = [(u / length) * 0.94, (v / length) * 0.94];
      return findDomePoint(heap.dome, u, v);
    });
    const light = points.reduce((sum, one) => sum + one.light, 0) / points.length;
    const path = createSmoothPath(points);
    const color = findTonedColor(heap, light + 0.3);
    return (
      `<path d="${path}" stroke="${shadeColor(color, -0.34)}" stroke-width="17" transform="translate(0 4)"/><path d="${path}" stroke="${color}" stroke-width="15"/>` +
      `<path d="${path}" stroke="${shadeColor(color, 0.42)}" stroke-width="4" transform="translate(-1 -4)" opacity=".8"/>`
    );
  });
  return (
    drawHeapBase(heap, 0.16) +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${strands.join("")}</g>`
  );
}

function createSmoothPath(points: { x: number; y: number }[]): string {
  let path = "";
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (index === 0) path = `M${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    else if (next) {
      path += `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${((point.x + next.x) / 2).toFixed(1)} ${((point.y + next.y) / 2).toFixed(1)}`;
    }
  });
  return path;
}

function drawStew(heap: Heap): string {
  const pieces = spreadDomePoints(heap.dome, 30, 0.95).map(({ x, y, light }) =>
    createChunk(shadeColor(heap.color, light * 0.2 + randomBetween(heap.random, -0.14, 0.1)))(
      {
        x: x + randomBetween(heap.random, -8, 8),
        y: y + randomBetween(heap.random, -6, 6),
        size: randomBetween(heap.random, 92, 116),
      },
      heap.random,
    ),
  );
  return drawHeapBase(heap, 0.22) + pieces.join("");
}

function drawDumpling(x: number, y: number, { color, random }: Heap): string {
  const dark = shadeColor(color, -0.28);
  const pleats = [-34, -17, 0, 17, 34]
    .map(
      (dx) =>
        `<path d="M0 -34Q${dx * 0.7} -18 ${dx * 1.5} 12" stroke="${shadeColor(color, -0.2)}" stroke-width="5" fill="none" opacity=".7"/>`,
    )
    .join("");
  return (
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${randomBetween(random, -9, 9).toFixed(0)}) scale(${randomBetween(random, 1.08, 1.2).toFixed(2)})" filter="url(#near)">` +
    `<path d="M-74 22C-80 -20 -38 -40 -8 -44C-4 -56 8 -56 10 -44C40 -40 80 -20 74 22C66 50 -66 50 -74 22Z" fill="${dark}"/>` +
    `<path d="M-72 16C-78 -22 -38 -42 -8 -46C-4 -58 8 -58 10 -46C40 -42 78 -22 72 16C62 40 -62 40 -72 16Z" fill="url(#dough)"/>` +
    `${pleats}<path d="M-10 -44C-6 -60 10 -62 14 -46C8 -38 -4 -38 -10 -44Z" fill="${shadeColor(color, 0.3)}"/>` +
    `<ellipse cx="-30" cy="-8" rx="20" ry="9" transform="rotate(-28 -30 -8)" fill="#fff" opacity=".6"/></g>`
  );
}

function drawDumplings(heap: Heap): string {
  const { cx, cy, rx, ry } = heap.dome;
  const spots: [number, number][] = [
    [-0.42, -0.62],
    [0.36, -0.66],
    [-0.68, 0.1],
    [0.02, -0.08],
    [0.68, 0.06],
    [-0.3, 0.62],
    [0.38, 0.6],
  ];
  return (
    `<defs><radialGradient id="dough" cx=".35" cy=".25" r=".85"><stop offset="0" stop-color="${shadeColor(heap.color, 0.55)}"/>` +
    `<stop offset=".6" stop-color="${heap.color}"/><stop offset="1" stop-color="${shadeColor(heap.color, -0.16)}"/></radialGradient></defs>` +
    spots.map(([u, v]) => drawDumpling(cx + u * rx * 0.92, cy + v * ry * 0.95 - 26, heap)).join("")
  );
}

function drawSauce({ dome, color, random }: Heap): string {
  const { cx, cy, rx, ry } = dome;
  const drops = Array.from({ length: 12 }, () => {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * 0.85;
    return `<ellipse cx="${(cx + Math.cos(angle) * rx * far).toFixed(0)}" cy="${(cy + Math.sin(angle) * ry * far).toFixed(0)}" rx="${randomBetween(random, 5, 13).toFixed(0)}" ry="${randomBetween(random, 3, 7).toFixed(0)}" fill="${shadeColor(color, 0.4)}" opacity=".55"/>`;
  });
  return (
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${shadeColor(color, -0.25)}"/><ellipse cx="${cx}" cy="${cy - 5}" rx="${rx - 4}" ry="${ry - 4}" fill="${color}"/>` +
    `<path d="M${cx - rx * 0.72} ${cy - ry * 0.4}Q${cx - rx * 0.3} ${cy - ry * 0.86} ${cx + rx * 0.2} ${cy - ry * 0.82}" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".45"/>${drops.join("")}`
  );
}

const drawFillByName: Record<Fill, (heap: Heap) => string> = {
  rice: drawRice,
  noodles: drawNoodles,
  greens: drawGreens,
  stew: drawStew,
  dumplings: drawDumplings,
  grain: drawGrain,
  sauce: drawSauce,
};

/** Returns whether the fill is flat, so that its toppings lie at the level of the plate. */
export function isFlat(fill: Fill | undefined): boolean {
  return fill === undefined || fill === "sauce" || fill === "dumplings";
}

/** Draws the heap of one fill over the dome's disc. */
export function drawFill(fill: Fill, heap: Heap): string {
  return drawFillByName[fill](heap);
}
