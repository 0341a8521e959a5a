import { shadeColor } from "./color.ts";

interface BurgerLayer {
  height: number;
  draw: (y: number) => string;
}

function createSlab(color: string, height: number, width: number): BurgerLayer {
  return {
    height: height * 0.74,
    draw: (y) =>
      `<rect x="${-width / 2}" y="${y - height}" width="${width}" height="${height}" rx="${height / 2.1}" fill="${shadeColor(color, -0.3)}"/>` +
      `<rect x="${-width / 2}" y="${y - height}" width="${width}" height="${height * 0.78}" rx="${height / 2.4}" fill="${color}"/>` +
      `<rect x="${-width / 2 + 10}" y="${y - height + 3}" width="${width - 40}" height="${height * 0.26}" rx="${height / 8}" fill="${shadeColor(color, 0.35)}" opacity=".7"/>`,
  };
}

function createWave(color: string, drop: number): BurgerLayer {
  return {
    height: 10,
    draw: (y) => {
      const bumps = Array.from(
        { length: 6 },
        (_, i) => `Q${-80 + i * 28 + 7} ${y + drop} ${-80 + i * 28 + 14} ${y}T${-80 + (i + 1) * 28} ${y}`,
      ).join("");
      return (
        `<path d="M-88 ${y - 8}L-80 ${y}${bumps}L92 ${y - 8}Q0 ${y - 22} -88 ${y - 8}Z" fill="${shadeColor(color, -0.25)}" transform="translate(0 4)"/>` +
        `<path d="M-88 ${y - 8}L-80 ${y}${bumps}L92 ${y - 8}Q0 ${y - 22} -88 ${y - 8}Z" fill="${color}"/>`
      );
    },
  };
}

function createMeltedLayer(color: string): BurgerLayer {
  return {
    height: 9,
    draw: (y) =>
      `<path d="M-84 ${y - 11}H84L52 ${y + 3}L26 ${y}L4 ${y + 20}L-20 ${y}L-58 ${y + 4}Z" fill="${shadeColor(color, -0.18)}" transform="translate(0 4)"/><path d="M-84 ${y - 11}H84L52 ${y + 3}L26 ${y}L4 ${y + 20}L-20 ${y}L-58 ${y + 4}Z" fill="${color}"/>`,
  };
}

const createDiscs = (color: string): BurgerLayer => ({
  height: 13,
  draw: (y) =>
    [-42, 42]
      .map(
        (x) =>
          `<ellipse cx="${x}" cy="${y - 6}" rx="42" ry="11" fill="${shadeColor(color, -0.3)}"/><ellipse cx="${x}" cy="${y - 9}" rx="42" ry="10" fill="${color}"/>`,
      )
      .join(""),
});

const beef = createSlab("#7a4527", 34, 172);
const chicken = createSlab("#d8923c", 40, 176);
const fish = createSlab("#e5b45c", 34, 168);
const veggie = createSlab("#7d9a45", 32, 168);
const cheese = createMeltedLayer("#ffc83a");
const lettuce = createWave("#6cb944", 16);
const tomato = createDiscs("#e8503a");
const pickles = createDiscs("#8fb24a");
const mushrooms = createDiscs("#d9bd97");
const cream = createWave("#fff5e2", 12);
const chilli = createWave("#e0402a", 14);

function drawBunTop(y: number, bun: string): string {
  const seeds = [
    [-44, 30],
    [-14, 44],
    [18, 46],
    [48, 32],
    [-30, 56],
    [4, 62],
    [34, 58],
  ].map(
    ([x, up]) =>
      `<ellipse cx="${x}" cy="${y - (up ?? 0)}" rx="6.5" ry="3.8" transform="rotate(${x} ${x} ${y - (up ?? 0)})" fill="#fff3d2"/>`,
  );
  return (
    `<path d="M-90 ${y - 4}C-94 ${y - 66} -52 ${y - 84} 0 ${y - 84}C52 ${y - 84} 94 ${y - 66} 90 ${y - 4}Q0 ${y + 12} -90 ${y - 4}Z" fill="${shadeColor(bun, -0.2)}"/>` +
    `<path d="M-90 ${y - 9}C-94 ${y - 68} -52 ${y - 86} 0 ${y - 86}C52 ${y - 86} 94 ${y - 68} 90 ${y - 9}Q0 ${y + 4} -90 ${y - 9}Z" fill="${bun}"/>` +
    `<path d="M-72 ${y - 34}C-66 ${y - 66} -34 ${y - 76} 2 ${y - 77}" stroke="#ffe9bf" stroke-width="10" stroke-linecap="round" fill="none" opacity=".85"/>${seeds.join("")}`
  );
}

/** Returns a drawing of a burger with these layers, from bottom to top, in a box of 200 units around the origin. */
function createBurgerDrawer(layers: BurgerLayer[], bun = "#e0963f"): () => string {
  const tall = 34 + layers.reduce((sum, layer) => sum + layer.height, 0) + 62;
  return () => {
    let y = tall / 2;
    let body = createSlab(bun, 40, 168).draw(y);
    y -= 30;
    for (const layer of layers) {
      body += layer.draw(y);
      y -= layer.height;
    }
    const scale = Math.min(1.04, 190 / tall).toFixed(3);
    return `<g transform="scale(${scale})">${body}${drawBunTop(y + 4, bun)}</g>`;
  };
}

/** Burgers by name, used as subjects of recipes. */
export const burgerDrawers: Record<string, () => string> = {
  hamburger: createBurgerDrawer([lettuce, beef, tomato]),
  cheeseburger: createBurgerDrawer([lettuce, beef, cheese, pickles]),
  "double-burger": createBurgerDrawer([lettuce, beef, cheese, beef, cheese, tomato]),
  "big-burger": createBurgerDrawer(
    [lettuce, beef, cheese, tomato, beef, cheese, pickles, lettuce],
    "#d2822f",
  ),
  "chicken-burger": createBurgerDrawer([lettuce, chicken, cream, tomato]),
  "hot-burger": createBurgerDrawer([lettuce, chicken, chilli, cheese], "#d97a33"),
  "fish-burger": createBurgerDrawer([lettuce, fish, cream, cheese], "#e6a752"),
  "mushroom-burger": createBurgerDrawer([lettuce, beef, cheese, mushrooms, cream], "#c98544"),
  "veggie-burger": createBurgerDrawer([lettuce, veggie, tomato, cream, lettuce], "#cf9a4e"),
};
