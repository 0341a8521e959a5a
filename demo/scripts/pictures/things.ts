import { shade } from "./color.ts";

/** The stamped flatbread of Uzbekistan: a glossy rim, a pricked middle, nigella seed. */
function flatbread(tint: number): string {
  const crust = shade("#dd9a45", tint / 40);
  const pricks = [0, 24, 44].flatMap((radius, ring) => {
    const count = ring === 0 ? 1 : ring * 9;
    return Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + ring;
      return `<circle cx="${(Math.cos(angle) * radius).toFixed(1)}" cy="${(Math.sin(angle) * radius * 0.88).toFixed(1)}" r="3.6" fill="${shade(crust, -0.42)}"/>`;
    });
  });
  const seeds = Array.from({ length: 26 }, (_, index) => {
    const [angle, radius] = [index * 2.39996, 14 + ((index * 37) % 44)];
    return `<ellipse cx="${(Math.cos(angle) * radius).toFixed(1)}" cy="${(Math.sin(angle) * radius * 0.88).toFixed(1)}" rx="3.6" ry="1.9" transform="rotate(${index * 40} ${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius * 0.88).toFixed(1)})" fill="#3a2415"/>`;
  });
  return (
    `<ellipse cy="7" rx="97" ry="86" fill="${shade(crust, -0.38)}"/><ellipse rx="97" ry="86" fill="${crust}"/><ellipse cx="-6" cy="-6" rx="88" ry="77" fill="${shade(crust, 0.26)}"/>` +
    `<ellipse cy="2" rx="68" ry="60" fill="${shade(crust, -0.22)}"/><ellipse cy="5" rx="65" ry="57" fill="${shade(crust, 0.08)}"/>` +
    `<circle r="35" fill="none" stroke="${shade(crust, -0.3)}" stroke-width="2.5" stroke-dasharray="7 5" transform="scale(1 .88)"/>${pricks.join("")}${seeds.join("")}` +
    `<path d="M-84 -22Q-66 -66 -18 -76" stroke="#fff4d8" stroke-width="10" stroke-linecap="round" fill="none" opacity=".8"/><path d="M70 44Q52 66 22 74" stroke="#fff4d8" stroke-width="6" stroke-linecap="round" fill="none" opacity=".4"/>`
  );
}

function pumpkin(): string {
  const lobes = [[-58, 40], [58, 40], [-34, 48], [34, 48], [0, 46]].map(
    ([x, rx], index) =>
      `<ellipse cx="${x}" cy="14" rx="${rx}" ry="${70 - Math.abs(x ?? 0) / 6}" fill="${["#d9691a", "#cf5f14", "#ee8124", "#e57519", "#f7953a"][index]}"/>`,
  );
  return (
    `<path d="M-8 -52C-14 -82 4 -92 20 -90C10 -80 12 -68 14 -50Z" fill="#4f8a35"/>${lobes.join("")}` +
    `<ellipse cx="-18" cy="-26" rx="16" ry="8" fill="#fff" opacity=".5" transform="rotate(-20 -18 -26)"/>`
  );
}

function grilledFish(): string {
  const marks = [-46, -22, 2, 26].map((x) => `<path d="M${x} -30Q${x + 12} 0 ${x} 30" stroke="#5d3213" stroke-width="7" stroke-linecap="round" fill="none" opacity=".75"/>`);
  return (
    `<g transform="rotate(-14)"><path d="M64 0L100 -40Q92 0 100 40Z" fill="#a8622a"/><path d="M-14 -40Q10 -68 40 -36Z" fill="#a8622a"/><path d="M-10 40Q8 60 30 36Z" fill="#8f4f20"/>` +
    `<path d="M-98 4C-80 -46 -10 -58 76 -6C84 0 84 4 76 10C-6 62 -80 52 -98 4Z" fill="#8f4f20"/><path d="M-98 0C-80 -50 -10 -60 76 -8C82 -2 82 0 76 5C-6 54 -80 46 -98 0Z" fill="#d58c3d"/>` +
    `<path d="M-84 -8C-60 -44 0 -46 54 -14C0 -28 -50 -24 -84 -8Z" fill="#f4c377" opacity=".85"/>${marks.join("")}<path d="M-62 -30Q-48 0 -62 30" stroke="#a8622a" stroke-width="5" fill="none"/>` +
    `<circle cx="-76" cy="-7" r="7" fill="#fff"/><circle cx="-76" cy="-7" r="3.6" fill="#2a1a10"/></g>`
  );
}

/** What the emoji set lacks or shows otherwise, in a box of 200 around the origin; the argument is the tint. */
export const ownThings: Record<string, (tint: number) => string> = {
  "🫓": flatbread,
  "🎃": pumpkin,
  "🐟": grilledFish,
};
