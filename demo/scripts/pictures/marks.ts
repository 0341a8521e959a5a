/** Logo mark of a brand in a box of 512 units, without its background. */
export interface LogoMark {
  /** Gradient colors of the background: upper left and lower right. */
  ground: [string, string];
  name: string;
  draw: string;
}

const cauldronSvg =
  `<path d="M186 196C170 160 206 150 190 108M256 186C236 144 278 128 256 78M326 196C310 160 346 150 330 108" stroke="#f6c453" stroke-width="20" stroke-linecap="round" fill="none"/>` +
  `<path d="M120 236C170 196 342 196 392 236Z" fill="#f6c453"/>` +
  [
    [176, 222, 30],
    [214, 212, -24],
    [256, 214, 18],
    [300, 212, -32],
    [338, 224, 22],
  ]
    .map(
      ([x, y, turn]) =>
        `<ellipse cx="${x}" cy="${y}" rx="20" ry="7" transform="rotate(${turn} ${x} ${y})" fill="#fff3cf"/>`,
    )
    .join("") +
  `<path d="M92 236H420C424 236 426 240 425 244C412 352 346 412 256 412C166 412 100 352 87 244C86 240 88 236 92 236Z" fill="#fffaf0"/>` +
  `<path d="M104 268C150 300 362 300 408 268L402 298C350 332 162 332 110 298Z" fill="#0b5a50"/>` +
  [150, 203, 256, 309, 362]
    .map(
      (x, i) =>
        `<path d="M${x} ${[296, 303, 306, 303, 296][i]}m0 -15q11 15 0 30q-11 -15 0 -30" fill="#f6c453"/>`,
    )
    .join("") +
  `<path d="M196 412h120l16 26q2 6 -5 6H185q-7 0 -5 -6z" fill="#f6c453"/>`;

const pizzaSliceSvg =
  `<g transform="rotate(14 256 256)"><path d="M112 150Q256 66 400 150L270 436Q256 458 242 436Z" fill="#ffd257"/>` +
  `<path d="M96 138C190 66 322 66 416 138C430 150 416 180 396 170C310 118 202 118 116 170C96 180 82 150 96 138Z" fill="#fff0d2"/>` +
  `<path d="M240 320q0 54 -16 54t-14 -40zM300 250q2 70 22 44l14 -34z" fill="#ffd257"/>` +
  `<circle cx="210" cy="212" r="32" fill="#8d1c0c"/><circle cx="206" cy="207" r="25" fill="#c93a1f"/><circle cx="296" cy="196" r="28" fill="#8d1c0c"/><circle cx="292" cy="192" r="22" fill="#c93a1f"/><circle cx="258" cy="294" r="29" fill="#8d1c0c"/><circle cx="254" cy="289" r="22" fill="#c93a1f"/>` +
  `<path d="M244 238q26 -22 40 8q-26 16 -40 -8z" fill="#3f9a3a"/></g>`;

const basketSvg =
  `<path d="M176 232C176 92 336 92 336 232" stroke="#fff" stroke-width="26" stroke-linecap="round" fill="none"/>` +
  `<path d="M206 214C150 196 150 132 176 108C224 120 242 168 206 214Z" fill="#8fd14f"/><path d="M178 116Q192 160 204 206" stroke="#3d8a2b" stroke-width="6" fill="none"/>` +
  `<circle cx="300" cy="200" r="50" fill="#ff7a45"/><circle cx="286" cy="184" r="13" fill="#fff" opacity=".6"/><path d="M300 156q12 -24 32 -20q-6 24 -32 20z" fill="#5fae3b"/>` +
  `<path d="M96 226H416C428 226 434 236 431 246L398 402C394 418 384 426 368 426H144C128 426 118 418 114 402L81 246C78 236 84 226 96 226Z" fill="#fff"/>` +
  [176, 256, 336]
    .map((x) => `<path d="M${x} 278v96" stroke="#2f9e5b" stroke-width="22" stroke-linecap="round"/>`)
    .join("");

export const logoMarkByBrand: Record<string, LogoMark> = {
  osh: { ground: ["#14877a", "#0a5a50"], name: "Osh Markazi", draw: cauldronSvg },
  pizza: { ground: ["#ea4d2c", "#b8260f"], name: "Pizza Bor", draw: pizzaSliceSvg },
  market: { ground: ["#35ab55", "#17702f"], name: "Bozor24", draw: basketSvg },
};
