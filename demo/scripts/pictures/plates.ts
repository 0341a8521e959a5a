import { hslToHex, shadeColor } from "./color.ts";
import { type Dome, findDomePoint } from "./dome.ts";
import { drawFill, isFlat } from "./fills.ts";
import { drawPart, herbs, canAddFreshHerbs } from "./parts.ts";
import { drawContactShadow, drawSubjects, type Scene } from "./scene.ts";

const cx = 400;
const cy = 452;

function drawRim(rx: number, ry: number, { edge, glaze }: { edge: string; glaze: string }): string {
  return (
    drawContactShadow(cx, cy + ry * 0.9, rx * 1.02) +
    `<ellipse cx="${cx}" cy="${cy + 30}" rx="${rx * 0.72}" ry="${ry * 0.78}" fill="${shadeColor(edge, -0.42)}"/>` +
    `<ellipse cx="${cx}" cy="${cy + 13}" rx="${rx}" ry="${ry}" fill="${shadeColor(edge, -0.3)}"/>` +
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${edge}"/>` +
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx - 9}" ry="${ry - 6}" fill="${glaze}"/>`
  );
}

/** Draws the highlight along the upper left of a rim. */
function drawRimHighlight(rx: number, ry: number, opacity: number): string {
  const [x1, y1] = [cx + Math.cos(3.32) * rx, cy + Math.sin(3.32) * ry];
  const [x2, y2] = [cx + Math.cos(4.25) * rx, cy + Math.sin(4.25) * ry];
  return `<path d="M${x1.toFixed(0)} ${y1.toFixed(0)}A${rx} ${ry} 0 0 1 ${x2.toFixed(0)} ${y2.toFixed(0)}" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none" opacity="${opacity}"/>`;
}

function drawWell(rx: number, ry: number, color: string): string {
  return (
    `<ellipse cx="${cx}" cy="${cy + 4}" rx="${rx}" ry="${ry}" fill="${shadeColor(color, -0.14)}"/>` +
    `<ellipse cx="${cx}" cy="${cy + 9}" rx="${rx - 5}" ry="${ry - 6}" fill="${color}"/>`
  );
}

/** Draws petals and dots around the rim, like on the blue platters from Rishton. */
function drawOrnament(rx: number, ry: number): string {
  const petals = Array.from({ length: 30 }, (_, index) => {
    const angle = (index / 30) * Math.PI * 2;
    const [x, y] = [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
    const turn = (Math.atan2(Math.sin(angle) * ry, Math.cos(angle) * rx) * 180) / Math.PI;
    return index % 2 === 0
      ? `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})"><path d="M-17 0Q0 -13 17 0Q0 13 -17 0Z" fill="#1f57b8"/><path d="M-9 0Q0 -5 9 0Q0 5 -9 0Z" fill="#8fd3ea"/></g>`
      : `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="7" ry="5" fill="#14a3a8"/>`;
  });
  return petals.join("");
}

function drawLagan(): string {
  return (
    drawRim(316, 212, { edge: "#2a63bd", glaze: "#fdfdfb" }) +
    drawOrnament(279, 184) +
    `<ellipse cx="${cx}" cy="${cy}" rx="249" ry="162" fill="none" stroke="#2a63bd" stroke-width="5"/>` +
    drawWell(244, 157, "#f4f6fa") +
    drawRimHighlight(300, 198, 0.8)
  );
}

function drawFlatPlate({ recipe }: Scene): string {
  const line = hslToHex(recipe.hue + 185, 0.42, 0.56);
  return (
    drawRim(312, 208, { edge: "#ffffff", glaze: "#fbfaf7" }) +
    `<ellipse cx="${cx}" cy="${cy}" rx="288" ry="190" fill="none" stroke="${line}" stroke-width="6" opacity=".85"/>` +
    drawWell(240, 154, "#f2f1ee") +
    drawRimHighlight(300, 199, 0.95)
  );
}

function drawBoard(): string {
  const rings = [0.86, 0.66, 0.46, 0.28].map(
    (share) =>
      `<ellipse cx="${cx - 30}" cy="${cy + 2}" rx="${(296 * share).toFixed(0)}" ry="${(186 * share).toFixed(0)}" fill="none" stroke="#a86a34" stroke-width="4" opacity=".28"/>`,
  );
  return (
    drawContactShadow(cx, cy + 190, 310) +
    `<ellipse cx="${cx}" cy="${cy + 26}" rx="314" ry="206" fill="#8a5527"/><ellipse cx="${cx}" cy="${cy}" rx="314" ry="206" fill="url(#wood)"/>` +
    rings.join("") +
    drawRimHighlight(300, 194, 0.5)
  );
}

function drawBasket(): string {
  const weave = Array.from({ length: 3 }, (_row, row) =>
    Array.from({ length: 19 }, (_cell, cell) => {
      const angle = Math.PI * (0.03 + (cell / 18) * 0.94);
      const x = cx - Math.cos(angle) * (296 - row * 15);
      const y = cy + Math.sin(angle) * 128 + row * 32 - 4;
      const color = (cell + row) % 2 === 0 ? "#d59a55" : "#b97a39";
      return `<rect x="${(x - 20).toFixed(0)}" y="${y.toFixed(0)}" width="40" height="32" rx="12" fill="${color}"/>`;
    }).join(""),
  );
  return (
    drawContactShadow(cx, cy + 206, 270) +
    `<path d="M100 ${cy}L150 ${cy + 110}Q400 ${cy + 250} 650 ${cy + 110}L700 ${cy}Z" fill="#9c6229"/>${weave.join("")}` +
    `<ellipse cx="${cx}" cy="${cy}" rx="302" ry="136" fill="#c98b47"/><ellipse cx="${cx}" cy="${cy + 2}" rx="276" ry="116" fill="#8d5a27"/>` +
    `<path d="M136 ${cy + 8}Q180 ${cy - 70} 290 ${cy - 84}Q420 ${cy - 112} 560 ${cy - 74}Q650 ${cy - 40} 668 ${cy + 14}Q560 ${cy + 92} 400 ${cy + 96}Q230 ${cy + 92} 136 ${cy + 8}Z" fill="#fdf6ea"/>` +
    `<path d="M190 ${cy - 10}Q300 ${cy + 40} 420 ${cy + 30}T640 ${cy + 4}" stroke="#e2d3b8" stroke-width="7" fill="none"/>`
  );
}

const drawGroundByVessel = { lagan: drawLagan, plate: drawFlatPlate, board: drawBoard, basket: drawBasket };

/** Draws a platter with its heap, toppings and subjects. */
export function drawPlate(scene: Scene, vessel: keyof typeof drawGroundByVessel): string {
  const { recipe, random } = scene;
  const flat = isFlat(recipe.fill);
  const dome: Dome = {
    cx,
    cy: cy + (flat ? 4 : -6),
    rx: flat ? 232 : 240,
    ry: flat ? 146 : 150,
    height: flat ? 0 : 150,
  };
  const heap = recipe.fill ? drawFill(recipe.fill, { dome, color: recipe.color ?? "#d9a441", random }) : "";
  const standing = drawSubjects(scene, {
    x: cx,
    y: cy - (recipe.fill ? 50 : 66),
    width: vessel === "basket" ? 500 : 560,
  });
  return (
    drawGroundByVessel[vessel](scene) +
    heap +
    (recipe.subject ? drawToppingsAround(scene, dome) + standing : drawToppings(scene, dome))
  );
}

/** Draws toppings over the top of a heap, fresh herbs last. */
function drawToppings({ recipe, random }: Scene, dome: Dome): string {
  const wanted = recipe.toppings ?? [];
  if (wanted.length === 0) return "";
  const bare = recipe.fill === undefined;
  const onMantle = recipe.fill === "dumplings";
  const count = bare ? 9 : onMantle ? 5 : recipe.fill === "sauce" ? wanted.length * 4 : wanted.length * 2 + 1;
  const spots = Array.from({ length: count }, (_, index) => {
    const radius =
      count === 1
        ? 0
        : Math.sqrt((index + 0.4) / count) * (bare ? 0.92 : recipe.fill === "sauce" ? 0.82 : 0.66);
    const angle = index * 2.39996 + random() * 0.5 + 0.4;
    const [u, v] = [
      Math.cos(angle) * radius,
      Math.sin(angle) * radius + (bare ? -0.25 : recipe.fill === "sauce" ? 0 : 0.12),
    ];
    return { ...findDomePoint(dome, u, v), v, topping: wanted[index % wanted.length] ?? "🌿" };
  }).sort((a, b) => a.v - b.v);
  const size = bare ? 178 : onMantle ? 64 : 118;
  const parts = spots.map(({ x, y, topping }) =>
    drawPart(topping, { x, y: y - (onMantle ? 44 : 10), size }, random),
  );
  const top = findDomePoint(dome, 0.06, 0.02);
  const green = bare || !canAddFreshHerbs(wanted) ? "" : herbs({ x: top.x, y: top.y - 8, size: 92 }, random);
  return parts.join("") + green;
}

/** Draws small toppings on the rim of the well, around a large subject. */
function drawToppingsAround({ recipe, random }: Scene, dome: Dome): string {
  return (recipe.toppings ?? [])
    .flatMap((topping) => [topping, topping])
    .map((topping, index, all) => {
      const angle = Math.PI * (0.06 + (index / Math.max(1, all.length - 1)) * 0.88);
      return drawPart(
        topping,
        {
          x: dome.cx - Math.cos(angle) * dome.rx * 0.82,
          y: dome.cy + Math.sin(angle) * dome.ry * 0.72,
          size: 104,
        },
        random,
      );
    })
    .join("");
}
