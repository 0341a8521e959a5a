import { shadeColor } from "./color.ts";
import { drawEmoji } from "./emoji.ts";
import { randomBetween, type RandomGenerator } from "./random.ts";

/** Position and diameter of a part. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

type PartDrawer = (spot: Spot, random: RandomGenerator) => string;

function placeShape(spot: Spot, turn: number, body: string): string {
  const scale = spot.size / 100;
  return (
    `<g transform="translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) rotate(${turn.toFixed(0)})` +
    ` scale(${scale.toFixed(3)})">${body}</g>`
  );
}

function drawDisc(r: number, fill: string, squash = 0.82): string {
  return `<ellipse rx="${r}" ry="${r * squash}" fill="${fill}"/>`;
}

/** Draws a cooked cube with a lit top: meat, potato or cheese. */
export function createChunk(color: string): PartDrawer {
  return (spot, random) =>
    placeShape(
      spot,
      randomBetween(random, -35, 35),
      `<g filter="url(#near)"><rect x="-46" y="-34" width="92" height="74" rx="26" fill="${shadeColor(color, -0.34)}"/>` +
        `<rect x="-46" y="-40" width="92" height="66" rx="25" fill="${color}"/>` +
        `<rect x="-38" y="-36" width="70" height="40" rx="20" fill="${shadeColor(color, 0.2)}" opacity=".75"/>` +
        `<ellipse cx="-14" cy="-24" rx="19" ry="6" fill="#fff" opacity=".38"/>` +
        `<path d="M-26 8q20 12 48 2M-10 20q16 6 30-2" stroke="${shadeColor(color, -0.3)}" stroke-width="5" fill="none"` +
        ` stroke-linecap="round" opacity=".55"/></g>`,
    );
}

function createBeads(colors: string[], count: number, radius: number): PartDrawer {
  return (spot, random) => {
    const dots = Array.from({ length: count }, (_, index) => {
      const [x, y] = [randomBetween(random, -44, 44), randomBetween(random, -30, 30)];
      const color = colors[index % colors.length] ?? "#ccc";
      return (
        `<circle cx="${x.toFixed(0)}" cy="${(y + 3).toFixed(0)}" r="${radius}" fill="${shadeColor(color, -0.3)}"/>` +
        `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${radius}" fill="${color}"/>` +
        `<circle cx="${(x - radius / 3).toFixed(0)}" cy="${(y - radius / 3).toFixed(0)}" r="${radius / 3.2}" fill="#fff" opacity=".55"/>`
      );
    });
    return placeShape(spot, 0, dots.join(""));
  };
}

function createStrips(colors: string[], count: number, width: number): PartDrawer {
  return (spot, random) => {
    const bars = Array.from({ length: count }, (_, index) => {
      const color = colors[index % colors.length] ?? "#ccc";
      const [x, y] = [randomBetween(random, -26, 26), randomBetween(random, -20, 20)];
      const bend = randomBetween(random, -16, 16);
      const path = `M-34 0Q0 ${bend.toFixed(0)} 34 0`;
      return (
        `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${randomBetween(random, -80, 80).toFixed(0)})" fill="none" stroke-linecap="round">` +
        `<path d="${path}" transform="translate(0 4)" stroke="${shadeColor(color, -0.35)}" stroke-width="${width}"/>` +
        `<path d="${path}" stroke="${color}" stroke-width="${width}"/>` +
        `<path d="${path}" transform="translate(0 -3)" stroke="${shadeColor(color, 0.4)}" stroke-width="${width / 4}" opacity=".8"/></g>`
      );
    });
    return placeShape(spot, 0, bars.join(""));
  };
}

/** Draws a round slice: rim, flesh and center. */
function createSlice(rim: string, flesh: string, middle: string): PartDrawer {
  return (spot, random) =>
    placeShape(
      spot,
      randomBetween(random, -20, 20),
      `<g filter="url(#near)"><g transform="translate(0 8)">${drawDisc(46, shadeColor(rim, -0.35))}</g>${drawDisc(46, rim)}${drawDisc(40, flesh)}</g>` +
        middle +
        `<path d="M-30 -18Q-12 -32 12 -30" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".5"/>`,
    );
}

function drawSeeds(count: number, radius: number, fill: string, long: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index * 360) / count;
    return `<g transform="scale(1 .82) rotate(${turn})"><ellipse cx="${radius}" rx="${long}" ry="${long / 2}" fill="${fill}"/></g>`;
  }).join("");
}

const tomato = createSlice(
  "#d8321f",
  "#f0614a",
  drawSeeds(6, 22, "#c92d1d", 13) + drawSeeds(6, 23, "#ffd27a", 5),
);
const cucumber = createSlice(
  "#3f8a34",
  "#d9efb0",
  `${drawDisc(24, "#c6e596")}${drawSeeds(8, 16, "#eef7cf", 6)}`,
);
const qazi = createSlice("#6b2a22", "#93382d", `${drawDisc(20, "#f3dccb")}${drawDisc(8, "#e5b9a0")}`);
const aubergine = createSlice(
  "#40235c",
  "#c79a5b",
  `${drawSeeds(9, 22, "#8d6431", 5)}${drawSeeds(5, 10, "#8d6431", 5)}`,
);
const pepperoni = createSlice(
  "#a62a1c",
  "#c63f2b",
  drawSeeds(5, 24, "#e77a5f", 5) + drawSeeds(3, 10, "#8d2015", 6),
);
const olive = createSlice("#2c2a33", "#43404d", drawDisc(17, "#e8b64c"));
const pineapple = createChunk("#f3c33b");

const egg: PartDrawer = (spot, random) =>
  placeShape(
    spot,
    randomBetween(random, -40, 40),
    `<g filter="url(#near)"><ellipse cy="6" rx="46" ry="36" fill="#d9cdb8"/><ellipse rx="46" ry="36" fill="#fffaf0"/></g>` +
      `<circle cx="4" cy="0" r="21" fill="#f0a01e"/><circle cx="2" cy="-2" r="18" fill="#fdbf3a"/>` +
      `<ellipse cx="-4" cy="-9" rx="7" ry="4" fill="#fff" opacity=".7"/>`,
  );

const onion: PartDrawer = (spot, random) => {
  const rings = [44, 33, 23].map((r, index) => {
    const [x, y] = [randomBetween(random, -14, 14), randomBetween(random, -10, 10)];
    return (
      `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})" fill="none"><ellipse cy="3" rx="${r}" ry="${r * 0.62}" stroke="#b98fb0" stroke-width="7"/>` +
      `<ellipse rx="${r}" ry="${r * 0.62}" stroke="${index === 1 ? "#f3e3f0" : "#fff8fb"}" stroke-width="6"/></g>`
    );
  });
  return placeShape(spot, randomBetween(random, -30, 30), rings.join(""));
};

/** Draws a few small leaves, also used as fresh herbs on top of a dish. */
export const herbs: PartDrawer = (spot, random) => {
  const leaves = Array.from({ length: 6 }, (_, index) => {
    const color = ["#3f9a3a", "#5cb545", "#2f7d33"][index % 3] ?? "#3f9a3a";
    const [x, y] = [randomBetween(random, -30, 30), randomBetween(random, -22, 22)];
    return (
      `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${randomBetween(random, 0, 360).toFixed(0)})">` +
      `<path d="M-26 4Q-4 -14 26 4Q-2 20 -26 4Z" fill="${shadeColor(color, -0.4)}" opacity=".5" transform="translate(2 5)"/>` +
      `<path d="M-26 0Q-4 -18 26 0Q-2 16 -26 0Z" fill="${color}"/><path d="M-24 0L20 0" stroke="${shadeColor(color, 0.4)}" stroke-width="2.5"/></g>`
    );
  });
  return placeShape(spot, 0, leaves.join(""));
};

const mushroom: PartDrawer = (spot, random) =>
  placeShape(
    spot,
    randomBetween(random, -60, 60),
    `<g filter="url(#near)"><path d="M-44 2C-44 -40 44 -40 44 2C44 14 18 12 14 8L16 34Q0 44 -16 34L-14 8C-18 12 -44 14 -44 2Z" fill="#b08a62"/>` +
      `<path d="M-38 0C-38 -33 38 -33 38 0C36 8 16 5 10 2L12 31Q0 37 -12 31L-10 2C-16 5 -36 8 -38 0Z" fill="#f2e2c8"/>` +
      `<path d="M-22 -3Q0 -14 22 -3" stroke="#c9a57c" stroke-width="5" fill="none"/></g>`,
  );

const partByTopping: Record<string, PartDrawer> = {
  "🥩": createChunk("#8a4a28"),
  "🧆": createChunk("#7a4527"),
  "🥔": createChunk("#e6b552"),
  "🧀": createChunk("#f6c945"),
  "🧈": createChunk("#f9de86"),
  "🍍": pineapple,
  "🥕": createStrips(["#f08a24", "#e57614", "#f7a541"], 7, 11),
  "🫑": createStrips(["#4c9c3c", "#d9402c", "#f2b632"], 4, 15),
  "🫘": createBeads(["#e8c684", "#dcb46a"], 7, 11),
  "🫛": createBeads(["#6cb644", "#86c957"], 9, 10),
  "🌽": createBeads(["#f8cf3f", "#f4bd24"], 12, 8),
  "🍒": createBeads(["#b3122f", "#d1304a", "#8f0f27"], 11, 9),
  "🥓": qazi,
  "🔴": pepperoni,
  "🍅": tomato,
  "🥒": cucumber,
  "🍆": aubergine,
  "🫒": olive,
  "🥚": egg,
  "🧅": onion,
  "🌿": herbs,
  "🍄": mushroom,
};

/** Returns whether the project draws this topping itself. Other toppings come from the emoji set. */
export function hasOwnDrawing(topping: string): boolean {
  return topping in partByTopping;
}

const sweetToppings = new Set(["🥜", "🌰", "🍇", "🍑", "🍓", "🍒", "🍯", "🍫", "🫐", "🍌", "🥝", "🥭", "🍎"]);

/** Returns whether fresh herbs fit these toppings: not with sweets, and not if herbs are already among them. */
export function canAddFreshHerbs(toppings: string[]): boolean {
  return !toppings.some((one) => sweetToppings.has(one) || one === "🌿");
}

/** Draws one topping: the project's own drawing where the emoji would show it raw or whole, else the emoji. */
export function drawPart(topping: string, spot: Spot, random: RandomGenerator): string {
  const part = partByTopping[topping];
  if (part) return part(spot, random);
  const { x, y, size } = spot;
  return drawEmoji(topping, {
    x,
    y,
    size: size * 1.15,
    turn: randomBetween(random, -28, 28),
    shadow: "near",
  });
}
