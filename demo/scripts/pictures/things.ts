import { burgerDrawers } from "./burgers.ts";
import { shadeColor } from "./color.ts";

/** Draws an Uzbek flatbread: a glossy rim, a pricked center and nigella seeds. */
function drawFlatbread(tint: number): string {
  const crust = shadeColor("#dd9a45", tint / 40);
  const pricks = [0, 24, 44].flatMap((radius, ring) => {
    const count = ring === 0 ? 1 : ring * 9;
    return Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + ring;
      return `<circle cx="${(Math.cos(angle) * radius).toFixed(1)}" cy="${(Math.sin(angle) * radius * 0.88).toFixed(1)}" r="3.6" fill="${shadeColor(crust, -0.42)}"/>`;
    });
  });
  const seeds = Array.from({ length: 26 }, (_, index) => {
    const [angle, radius] = [index * 2.39996, 14 + ((index * 37) % 44)];
    return `<ellipse cx="${(Math.cos(angle) * radius).toFixed(1)}" cy="${(Math.sin(angle) * radius * 0.88).toFixed(1)}" rx="3.6" ry="1.9" transform="rotate(${index * 40} ${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius * 0.88).toFixed(1)})" fill="#3a2415"/>`;
  });
  return (
    `<ellipse cy="7" rx="97" ry="86" fill="${shadeColor(crust, -0.38)}"/><ellipse rx="97" ry="86" fill="${crust}"/><ellipse cx="-6" cy="-6" rx="88" ry="77" fill="${shadeColor(crust, 0.26)}"/>` +
    `<ellipse cy="2" rx="68" ry="60" fill="${shadeColor(crust, -0.22)}"/><ellipse cy="5" rx="65" ry="57" fill="${shadeColor(crust, 0.08)}"/>` +
    `<circle r="35" fill="none" stroke="${shadeColor(crust, -0.3)}" stroke-width="2.5" stroke-dasharray="7 5" transform="scale(1 .88)"/>${pricks.join("")}${seeds.join("")}` +
    `<path d="M-84 -22Q-66 -66 -18 -76" stroke="#fff4d8" stroke-width="10" stroke-linecap="round" fill="none" opacity=".8"/><path d="M70 44Q52 66 22 74" stroke="#fff4d8" stroke-width="6" stroke-linecap="round" fill="none" opacity=".4"/>`
  );
}

function drawPumpkin(): string {
  const lobes = [
    [-58, 40],
    [58, 40],
    [-34, 48],
    [34, 48],
    [0, 46],
  ].map(
    ([x, rx], index) =>
      `<ellipse cx="${x}" cy="14" rx="${rx}" ry="${70 - Math.abs(x ?? 0) / 6}" fill="${["#d9691a", "#cf5f14", "#ee8124", "#e57519", "#f7953a"][index]}"/>`,
  );
  return (
    `<path d="M-8 -52C-14 -82 4 -92 20 -90C10 -80 12 -68 14 -50Z" fill="#4f8a35"/>${lobes.join("")}` +
    `<ellipse cx="-18" cy="-26" rx="16" ry="8" fill="#fff" opacity=".5" transform="rotate(-20 -18 -26)"/>`
  );
}

function drawGrilledFish(): string {
  const marks = [-46, -22, 2, 26].map(
    (x) =>
      `<path d="M${x} -30Q${x + 12} 0 ${x} 30" stroke="#5d3213" stroke-width="7" stroke-linecap="round" fill="none" opacity=".75"/>`,
  );
  return (
    `<g transform="rotate(-14)"><path d="M64 0L100 -40Q92 0 100 40Z" fill="#a8622a"/><path d="M-14 -40Q10 -68 40 -36Z" fill="#a8622a"/><path d="M-10 40Q8 60 30 36Z" fill="#8f4f20"/>` +
    `<path d="M-98 4C-80 -46 -10 -58 76 -6C84 0 84 4 76 10C-6 62 -80 52 -98 4Z" fill="#8f4f20"/><path d="M-98 0C-80 -50 -10 -60 76 -8C82 -2 82 0 76 5C-6 54 -80 46 -98 0Z" fill="#d58c3d"/>` +
    `<path d="M-84 -8C-60 -44 0 -46 54 -14C0 -28 -50 -24 -84 -8Z" fill="#f4c377" opacity=".85"/>${marks.join("")}<path d="M-62 -30Q-48 0 -62 30" stroke="#a8622a" stroke-width="5" fill="none"/>` +
    `<circle cx="-76" cy="-7" r="7" fill="#fff"/><circle cx="-76" cy="-7" r="3.6" fill="#2a1a10"/></g>`
  );
}

function drawChampignon(): string {
  return (
    `<path d="M-28 10C-32 50 -40 70 -34 82Q0 98 34 82C40 70 32 50 28 10Z" fill="#e9d9bf"/><path d="M-10 14C-14 50 -18 76 -12 88" stroke="#fff8ea" stroke-width="12" stroke-linecap="round" fill="none"/>` +
    `<path d="M-92 14C-92 -64 -46 -92 0 -92C46 -92 92 -64 92 14C92 34 -92 34 -92 14Z" fill="#c9ac82"/><path d="M-92 8C-92 -68 -46 -96 0 -96C46 -96 92 -68 92 8C60 24 -60 24 -92 8Z" fill="#f3e6cf"/>` +
    `<path d="M-66 -26C-56 -60 -28 -74 4 -76" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none" opacity=".9"/><ellipse cx="40" cy="-30" rx="14" ry="9" fill="#dfc9a3" opacity=".7"/>`
  );
}

function drawWalnut(): string {
  const wrinkles = [-48, -22, 22, 48].map(
    (x) =>
      `<path d="M${x} -50Q${x * 1.5} -20 ${x * 0.9} 4T${x * 1.1} 52" stroke="#8a5a2c" stroke-width="6" stroke-linecap="round" fill="none" opacity=".75"/>`,
  );
  return (
    `<ellipse cy="6" rx="84" ry="74" fill="#7d4f24"/><ellipse rx="84" ry="74" fill="#c08a4e"/><ellipse cx="-12" cy="-14" rx="60" ry="48" fill="#d9a868" opacity=".8"/>${wrinkles.join("")}` +
    `<path d="M0 -74Q14 0 0 74" stroke="#75481f" stroke-width="8" fill="none"/><ellipse cx="-40" cy="-36" rx="16" ry="9" fill="#fff" opacity=".5" transform="rotate(-30 -40 -36)"/>`
  );
}

/** Returns a drawing of a breaded piece in this color: nuggets, strips or cheese balls. */
function createCrumbedDrawer(color: string, [rx, ry]: [number, number]): () => string {
  const crumbs = Array.from({ length: 46 }, (_, index) => {
    const [angle, far] = [index * 2.39996, Math.sqrt((index + 0.5) / 46) * 0.92];
    const tone = index % 3 === 0 ? shadeColor(color, 0.45) : shadeColor(color, index % 2 === 0 ? -0.22 : 0.2);
    return `<circle cx="${(Math.cos(angle) * rx * far).toFixed(0)}" cy="${(Math.sin(angle) * ry * far).toFixed(0)}" r="${3 + (index % 4)}" fill="${tone}" opacity=".8"/>`;
  });
  return () =>
    `<ellipse cy="8" rx="${rx}" ry="${ry}" fill="${shadeColor(color, -0.4)}"/><ellipse rx="${rx}" ry="${ry}" fill="${color}"/><ellipse cx="${-rx * 0.2}" cy="${-ry * 0.25}" rx="${rx * 0.66}" ry="${ry * 0.55}" fill="${shadeColor(color, 0.25)}" opacity=".6"/>${crumbs.join("")}`;
}

function drawOnionRing(): string {
  return (
    `<path fill-rule="evenodd" d="M0 -72a92 80 0 1 0 .1 0ZM0 -26a44 36 0 1 1 -.1 0Z" fill="#a8661f" transform="translate(0 2)"/><path fill-rule="evenodd" d="M0 -80a92 80 0 1 0 .1 0ZM0 -36a44 36 0 1 1 -.1 0Z" fill="#e2a045"/>` +
    `<path d="M-70 -20Q-56 -58 -8 -64M40 44Q64 28 70 4" stroke="#f8d089" stroke-width="13" stroke-linecap="round" fill="none"/>`
  );
}

function drawPotatoWedge(): string {
  return (
    `<path d="M-92 34Q-70 -60 10 -66Q76 -60 94 22Q10 78 -92 34Z" fill="#a9712b"/><path d="M-92 26Q-70 -66 10 -72Q76 -66 94 14Q10 66 -92 26Z" fill="#f0bd55"/>` +
    `<path d="M-92 26Q10 66 94 14Q40 22 4 20T-92 26Z" fill="#c98b3a"/><path d="M-66 -6Q-44 -48 12 -54" stroke="#ffe7ae" stroke-width="13" stroke-linecap="round" fill="none"/><circle cx="30" cy="-20" r="5" fill="#5a8a3a"/><circle cx="-18" cy="-8" r="4" fill="#5a8a3a"/>`
  );
}

/** Returns a drawing of a tied bunch of herbs. With `fine`, the leaves are dill, otherwise parsley or coriander. */
function createBunchDrawer(color: string, { fine = false } = {}): () => string {
  const stems = [-34, -20, -8, 4, 16, 30].map((turn, index) => {
    const tone = index % 2 === 0 ? color : shadeColor(color, 0.22);
    const leaves = fine
      ? [-60, -40, -20, 0, 20, 40, 60]
          .map(
            (a) =>
              `<path d="M0 -58L${Math.sin((a * Math.PI) / 180) * 44} ${-58 - Math.cos((a * Math.PI) / 180) * 40}" stroke="${tone}" stroke-width="5" stroke-linecap="round"/>`,
          )
          .join("")
      : [
          [0, -92],
          [-24, -70],
          [24, -70],
          [-15, -48],
          [15, -48],
        ]
          .map(
            ([x, y]) =>
              `<ellipse cx="${x}" cy="${y}" rx="19" ry="17" fill="${tone}"/><ellipse cx="${(x ?? 0) - 5}" cy="${(y ?? 0) - 5}" rx="7" ry="5" fill="${shadeColor(tone, 0.4)}" opacity=".8"/>`,
          )
          .join("");
    return `<g transform="rotate(${turn} 0 90)"><path d="M0 92V-60" stroke="${shadeColor(color, -0.15)}" stroke-width="7"/>${leaves}</g>`;
  });
  return () =>
    `${stems.join("")}<rect x="-26" y="40" width="52" height="17" rx="8" fill="#e6c57a"/><rect x="-26" y="40" width="52" height="6" rx="3" fill="#fff3cf" opacity=".8"/>`;
}

/**
 * The project's own drawings where the emoji set lacks a suitable one, by emoji or by name, in a box of 200 units
 * around the origin. The argument is the tint.
 */
export const ownDrawings: Record<string, (tint: number) => string> = {
  "🫓": drawFlatbread,
  "🎃": drawPumpkin,
  "🐟": drawGrilledFish,
  "🍄": drawChampignon,
  "🌰": drawWalnut,
  nugget: createCrumbedDrawer("#dc9a3e", [84, 62]),
  "cheese-ball": createCrumbedDrawer("#e8ad45", [78, 76]),
  "chicken-strip": createCrumbedDrawer("#cf8433", [96, 42]),
  "onion-ring": drawOnionRing,
  wedge: drawPotatoWedge,
  parsley: createBunchDrawer("#3f9a3a"),
  coriander: createBunchDrawer("#5cab42"),
  basil: createBunchDrawer("#7d4a86"),
  mint: createBunchDrawer("#37a57a"),
  dill: createBunchDrawer("#58a845", { fine: true }),
  ...burgerDrawers,
};
