import { shadeColor } from "./color.ts";
import { drawEmoji } from "./emoji.ts";
import { randomBetween } from "./random.ts";
import { drawContactShadow, type Scene } from "./scene.ts";

function drawIce({ random }: Scene): string {
  return [
    [340, 300],
    [446, 286],
    [392, 356],
    [458, 380],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y}) rotate(${randomBetween(random, -30, 30).toFixed(0)})"><rect x="-34" y="-34" width="68" height="68" rx="15" fill="#fff" opacity=".34"/>` +
        `<rect x="-34" y="-34" width="68" height="24" rx="12" fill="#fff" opacity=".4"/></g>`,
    )
    .join("");
}

/** Draws a tall glass with ice and a straw. */
export function drawGlass(scene: Scene): string {
  const { recipe } = scene;
  const color = recipe.color ?? "#f39a1d";
  const front = recipe.subject
    ? drawEmoji(recipe.subject, { x: 268, y: 560, size: 210, turn: scene.tilt, tint: recipe.tint })
    : "";
  return (
    drawContactShadow(400, 668, 170) +
    `<path d="M430 250L512 92L560 84" stroke="#e9533f" stroke-width="18" stroke-linecap="round" stroke-linejoin="round" fill="none"/>` +
    `<path d="M430 250L512 92" stroke="#fff" stroke-width="5" opacity=".55"/>` +
    `<path d="M262 190L296 640Q300 676 340 678L460 678Q500 676 504 640L538 190Z" fill="#fff" opacity=".5"/>` +
    `<path d="M274 262L300 634Q303 660 338 662L462 662Q497 660 500 634L526 262Z" fill="url(#drink)"/>` +
    `<defs><linearGradient id="drink" x1="0" x2="1" y1="0" y2=".5"><stop offset="0" stop-color="${shadeColor(color, 0.3)}"/><stop offset=".55" stop-color="${color}"/><stop offset="1" stop-color="${shadeColor(color, -0.22)}"/></linearGradient></defs>` +
    drawIce(scene) +
    `<ellipse cx="400" cy="262" rx="126" ry="30" fill="${shadeColor(color, 0.42)}"/><ellipse cx="400" cy="190" rx="138" ry="34" fill="none" stroke="#fff" stroke-width="10" opacity=".95"/>` +
    `<ellipse cx="400" cy="190" rx="138" ry="34" fill="none" stroke="${shadeColor(color, -0.1)}" stroke-width="3" opacity=".35"/>` +
    `<path d="M296 250L322 610" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".6"/><path d="M504 300L486 560" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".4"/>` +
    front
  );
}

/** Draws a cup on its saucer. `color` is the color of its content. */
export function drawCup({ recipe }: Scene): string {
  const color = recipe.color ?? "#4a2a1a";
  return (
    drawContactShadow(400, 640, 270) +
    `<ellipse cx="400" cy="600" rx="280" ry="84" fill="#d9d6cf"/><ellipse cx="400" cy="588" rx="280" ry="84" fill="#fff"/><ellipse cx="400" cy="588" rx="190" ry="54" fill="#ebe8e1"/>` +
    `<path d="M586 360C700 330 720 490 574 500" fill="none" stroke="#fff" stroke-width="36"/><path d="M586 360C700 330 720 490 574 500" fill="none" stroke="#dcd8d0" stroke-width="8" transform="translate(3 10)"/>` +
    `<path d="M196 316C200 480 256 588 400 590C544 588 600 480 604 316Z" fill="url(#glaze)"/>` +
    `<ellipse cx="400" cy="316" rx="205" ry="72" fill="#fff"/><ellipse cx="400" cy="322" rx="186" ry="60" fill="${shadeColor(color, -0.3)}"/><ellipse cx="400" cy="328" rx="182" ry="54" fill="${color}"/>` +
    `<ellipse cx="400" cy="328" rx="150" ry="40" fill="none" stroke="${shadeColor(color, 0.4)}" stroke-width="12" opacity=".6"/><ellipse cx="350" cy="318" rx="60" ry="14" fill="${shadeColor(color, 0.55)}" opacity=".6"/>` +
    `<path d="M234 400C246 480 280 536 334 560" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none"/>` +
    [330, 400, 470]
      .map(
        (x) =>
          `<path d="M${x} 240q-26 -34 0 -68t0 -68" stroke="#fff" stroke-width="14" stroke-linecap="round" fill="none" opacity=".55" filter="url(#mist)"/>`,
      )
      .join("")
  );
}

function drawCottonBoll(x: number, y: number, size: number): string {
  const petals = [-70, -35, 0, 35, 70].map(
    (turn) =>
      `<path d="M0 6Q-15 -22 0 -44Q15 -22 0 6Z" transform="rotate(${turn})" fill="#fff" stroke="#dfe6f2" stroke-width="2"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size})">${petals.join("")}<circle cy="8" r="9" fill="#f2c14e"/></g>`;
}

/** Draws a teapot with a cotton flower ornament and a bowl of tea next to it. */
export function drawTeapot({ recipe }: Scene): string {
  const color = recipe.color ?? "#2f6db5";
  const dark = shadeColor(color, -0.35);
  return (
    drawContactShadow(380, 640, 260) +
    `<defs><radialGradient id="pot" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="${shadeColor(color, 0.42)}"/><stop offset=".5" stop-color="${color}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>` +
    `<path d="M196 400C120 340 90 300 104 246C112 226 138 232 136 256C136 300 190 330 232 346Z" fill="url(#pot)"/>` +
    `<path d="M566 350C690 300 706 500 552 540" fill="none" stroke="${dark}" stroke-width="44"/><path d="M566 346C682 304 694 490 552 530" fill="none" stroke="${color}" stroke-width="32"/>` +
    `<ellipse cx="385" cy="626" rx="128" ry="28" fill="${dark}"/><ellipse cx="385" cy="452" rx="208" ry="186" fill="url(#pot)"/>` +
    `<ellipse cx="385" cy="286" rx="116" ry="34" fill="${dark}"/><path d="M272 282C276 214 494 214 498 282Q385 326 272 282Z" fill="url(#pot)"/>` +
    `<circle cx="385" cy="216" r="27" fill="url(#pot)"/><ellipse cx="376" cy="206" rx="9" ry="6" fill="#fff" opacity=".8"/>` +
    `<path d="M276 286Q385 330 494 286" fill="none" stroke="#f2c14e" stroke-width="7"/><path d="M190 520Q385 660 580 520" fill="none" stroke="#f2c14e" stroke-width="7" opacity=".9"/>` +
    `<circle cx="385" cy="462" r="88" fill="#fff" opacity=".16"/>${drawCottonBoll(385, 490, 1.7)}${drawCottonBoll(268, 470, 0.9)}${drawCottonBoll(502, 470, 0.9)}` +
    `<path d="M226 398Q254 324 326 298" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".7"/>` +
    drawTeaBowl(color)
  );
}

function drawTeaBowl(color: string): string {
  return (
    `<g transform="translate(566 588)" filter="url(#near)"><path d="M-104 -46C-96 34 -50 66 0 66C50 66 96 34 104 -46Z" fill="url(#glaze)"/><path d="M-88 0Q0 60 88 0" stroke="${color}" stroke-width="12" fill="none"/>` +
    `<ellipse cy="-46" rx="104" ry="34" fill="${color}"/><ellipse cy="-46" rx="98" ry="30" fill="#fff"/><ellipse cy="-40" rx="86" ry="23" fill="#b8742a"/><ellipse cx="-22" cy="-44" rx="40" ry="8" fill="#e6b266" opacity=".8"/></g>`
  );
}
