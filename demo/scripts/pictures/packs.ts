import { shadeColor } from "./color.ts";
import { drawEmoji } from "./emoji.ts";
import { drawContactShadow, type Scene } from "./scene.ts";

interface PrintArea {
  x: number;
  y: number;
  size: number;
}

function drawPrint({ recipe }: Scene, area: PrintArea): string {
  return recipe.subject ? drawEmoji(recipe.subject, { ...area, tint: recipe.tint, shadow: "none" }) : "";
}

function createAcrossGradient(id: string, color: string): string {
  return (
    `<defs><linearGradient id="${id}"><stop offset="0" stop-color="${shadeColor(color, -0.12)}"/><stop offset=".22" stop-color="${shadeColor(color, 0.42)}"/>` +
    `<stop offset=".5" stop-color="${color}"/><stop offset="1" stop-color="${shadeColor(color, -0.34)}"/></linearGradient></defs>`
  );
}

/** Draws two lines instead of a name, so that a label looks printed. */
function drawLabelLines(x: number, y: number, color: string): string {
  return `<rect x="${x - 62}" y="${y}" width="124" height="15" rx="7.5" fill="${color}"/><rect x="${x - 40}" y="${y + 26}" width="80" height="10" rx="5" fill="${color}" opacity=".55"/>`;
}

function drawBadge(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".93"/>`;
}

function drawCarton(scene: Scene): string {
  const color = scene.recipe.color ?? "#3f8fd0";
  return (
    drawContactShadow(410, 676, 210) +
    `<path d="M250 300L470 300L470 676L250 676Z" fill="${color}"/><path d="M470 300L570 262L570 634L470 676Z" fill="${shadeColor(color, -0.3)}"/>` +
    `<path d="M250 300L302 178L522 178L470 300Z" fill="${shadeColor(color, 0.28)}"/><path d="M522 178L570 262L470 300Z" fill="${shadeColor(color, -0.16)}"/>` +
    `<path d="M300 128L522 128L522 182L300 182Z" fill="${shadeColor(color, 0.12)}"/><path d="M300 128L522 128L522 140L300 140Z" fill="#fff" opacity=".5"/>` +
    `<path d="M250 560Q360 500 470 570L470 676L250 676Z" fill="#fff" opacity=".92"/><path d="M470 570Q520 530 570 540L570 634L470 676Z" fill="#fff" opacity=".55"/>` +
    `${drawBadge(360, 430, 92)}${drawPrint(scene, { x: 360, y: 430, size: 150 })}${drawLabelLines(360, 598, shadeColor(color, -0.2))}<rect x="262" y="312" width="14" height="340" rx="7" fill="#fff" opacity=".4"/>`
  );
}

function drawBox(scene: Scene): string {
  const color = scene.recipe.color ?? "#d2603a";
  return (
    drawContactShadow(410, 670, 240) +
    `<path d="M212 236L494 236L494 670L212 670Z" fill="${color}"/><path d="M494 236L596 190L596 622L494 670Z" fill="${shadeColor(color, -0.32)}"/><path d="M212 236L314 190L596 190L494 236Z" fill="${shadeColor(color, 0.42)}"/>` +
    `<path d="M212 540Q350 480 494 552L494 670L212 670Z" fill="#fff" opacity=".92"/><path d="M212 236h282v20h-282z" fill="#fff" opacity=".25"/>` +
    `${drawBadge(353, 400, 108)}${drawPrint(scene, { x: 353, y: 400, size: 180 })}${drawLabelLines(353, 586, shadeColor(color, -0.15))}<rect x="226" y="262" width="14" height="370" rx="7" fill="#fff" opacity=".4"/>`
  );
}

function drawBag(scene: Scene): string {
  const color = scene.recipe.color ?? "#e2503a";
  const drawTeeth = (y: number, up: boolean) =>
    `<path d="M226 ${y}${Array.from({ length: 17 }, (_, i) => `L${226 + (i + 0.5) * 20.5} ${y + (up ? -13 : 13)}L${226 + (i + 1) * 20.5} ${y}`).join("")}Z" fill="${shadeColor(color, -0.1)}"/>`;
  return (
    drawContactShadow(400, 682, 190) +
    createAcrossGradient("foil", color) +
    `${drawTeeth(150, true)}${drawTeeth(672, false)}<path d="M226 150L574 150C566 240 604 330 602 410C602 500 566 590 574 672L226 672C234 590 198 500 198 410C196 330 234 240 226 150Z" fill="url(#foil)"/>` +
    `<path d="M226 150h348v34h-348zM226 640h348v32h-348z" fill="#000" opacity=".12"/>` +
    `<path d="M206 470Q400 400 594 480Q590 560 578 640L222 640Q212 560 206 470Z" fill="#fff" opacity=".9"/>` +
    `${drawBadge(400, 360, 116)}${drawPrint(scene, { x: 400, y: 360, size: 196 })}${drawLabelLines(400, 540, shadeColor(color, -0.2))}` +
    `<path d="M248 216C226 320 224 420 248 560" stroke="#fff" stroke-width="18" stroke-linecap="round" fill="none" opacity=".55"/>`
  );
}

function drawPouch(scene: Scene): string {
  const color = scene.recipe.color ?? "#7a5ac0";
  return (
    drawContactShadow(400, 684, 210) +
    createAcrossGradient("foil", color) +
    `<path d="M246 132L554 132L590 640Q400 716 210 640Z" fill="url(#foil)"/><path d="M246 132h308l3 44h-314z" fill="${shadeColor(color, -0.22)}"/><path d="M243 190h314" stroke="#fff" stroke-width="6" opacity=".5"/>` +
    `<path d="M222 500Q400 440 578 500L590 640Q400 716 210 640Z" fill="#fff" opacity=".9"/>${drawBadge(400, 356, 110)}${drawPrint(scene, { x: 400, y: 356, size: 186 })}` +
    `${drawLabelLines(400, 566, shadeColor(color, -0.2))}<path d="M270 216L246 470" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".55"/>`
  );
}

function drawBottle(scene: Scene): string {
  const color = scene.recipe.color ?? "#7cc24a";
  return (
    drawContactShadow(400, 684, 150) +
    createAcrossGradient("glassy", color) +
    `<rect x="352" y="92" width="96" height="62" rx="14" fill="${shadeColor(color, -0.42)}"/><rect x="352" y="92" width="96" height="18" rx="9" fill="#fff" opacity=".3"/>` +
    `<path d="M360 154L440 154L444 226C452 280 520 300 522 376L522 640Q520 684 476 686L324 686Q280 684 278 640L278 376C280 300 348 280 356 226Z" fill="url(#glassy)" opacity=".96"/>` +
    `<path d="M278 400h244v196h-244z" fill="#fffdf8"/><path d="M278 400h244v14h-244zM278 582h244v14h-244z" fill="${shadeColor(color, -0.25)}"/><path d="M440 400h82v196h-82z" fill="#000" opacity=".06"/>` +
    `${drawPrint(scene, { x: 400, y: 482, size: 118 })}<rect x="346" y="550" width="108" height="13" rx="6.5" fill="${shadeColor(color, -0.25)}"/>` +
    `<path d="M306 372C310 330 350 308 370 268" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".7"/><path d="M302 616v34" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".6"/>`
  );
}

function drawJug(scene: Scene): string {
  const color = scene.recipe.color ?? "#3b82d8";
  return (
    drawContactShadow(400, 684, 200) +
    createAcrossGradient("plastic", color) +
    `<rect x="300" y="106" width="112" height="76" rx="16" fill="${shadeColor(color, -0.4)}"/><rect x="300" y="106" width="112" height="20" rx="10" fill="#fff" opacity=".35"/>` +
    `<path fill-rule="evenodd" d="M312 182L404 182C420 220 470 214 520 232C590 260 604 320 602 400L596 640Q594 684 548 686L254 686Q208 684 208 640L208 380C210 300 300 270 312 182ZM468 286C520 290 546 320 544 390Q540 420 506 410C470 396 440 350 440 310Q442 286 468 286Z" fill="url(#plastic)"/>` +
    `<rect x="240" y="440" width="328" height="206" rx="30" fill="#fff" opacity=".94"/>${drawPrint(scene, { x: 404, y: 526, size: 146 })}<rect x="334" y="612" width="140" height="14" rx="7" fill="${shadeColor(color, -0.2)}"/>` +
    `<path d="M240 416C244 340 310 310 334 240" stroke="#fff" stroke-width="18" stroke-linecap="round" fill="none" opacity=".65"/>`
  );
}

function drawJar(scene: Scene): string {
  const color = scene.recipe.color ?? "#d98b2b";
  return (
    drawContactShadow(400, 676, 200) +
    createAcrossGradient("inside", color) +
    createAcrossGradient("lid", shadeColor(color, -0.18)) +
    `<path d="M222 270Q222 232 270 226L530 226Q578 232 578 270L578 626Q576 678 522 680L278 680Q224 678 222 626Z" fill="#fff" opacity=".75"/>` +
    `<path d="M238 286Q240 262 276 258L524 258Q560 262 562 286L562 618Q560 662 514 664L286 664Q240 662 238 618Z" fill="url(#inside)"/>` +
    `<rect x="240" y="132" width="320" height="98" rx="24" fill="url(#lid)"/><rect x="240" y="132" width="320" height="26" rx="13" fill="#fff" opacity=".35"/>` +
    `<path d="M222 370h356v206h-356z" fill="#fffaf0"/><path d="M222 370h356v12h-356zM222 564h356v12h-356z" fill="${shadeColor(color, -0.3)}"/>` +
    `${drawPrint(scene, { x: 400, y: 458, size: 132 })}<rect x="336" y="534" width="128" height="14" rx="7" fill="${shadeColor(color, -0.3)}"/>` +
    `<path d="M256 290v66M256 596v40" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".75"/>`
  );
}

function drawCan(scene: Scene): string {
  const color = scene.recipe.color ?? "#c8372d";
  return (
    drawContactShadow(400, 676, 170) +
    createAcrossGradient("tin", color) +
    createAcrossGradient("metal", "#c3cad1") +
    `<path d="M236 220L564 220L564 620Q400 700 236 620Z" fill="url(#metal)"/><path d="M236 262Q400 312 564 262L564 596Q400 664 236 596Z" fill="url(#tin)"/>` +
    `<ellipse cx="400" cy="220" rx="164" ry="46" fill="#dde3e8"/><ellipse cx="400" cy="222" rx="140" ry="36" fill="#aeb7bf"/><ellipse cx="400" cy="226" rx="132" ry="31" fill="#cdd5db"/><ellipse cx="424" cy="222" rx="40" ry="11" fill="none" stroke="#8f99a2" stroke-width="8"/>` +
    `${drawBadge(400, 438, 104)}${drawPrint(scene, { x: 400, y: 438, size: 166 })}${drawLabelLines(400, 566, "#ffffff")}<path d="M268 300V590" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".5"/>`
  );
}

function drawTub(scene: Scene): string {
  const color = scene.recipe.color ?? "#59a7dd";
  return (
    drawContactShadow(400, 640, 220) +
    createAcrossGradient("cup", "#fdfcf8") +
    createAcrossGradient("lid", color) +
    `<path d="M196 320L604 320L560 612Q400 676 240 612Z" fill="url(#cup)"/><path d="M212 424Q400 494 588 424L572 534Q400 604 228 534Z" fill="${color}"/>` +
    `<path d="M176 258L624 258L616 318Q400 386 184 318Z" fill="url(#lid)"/><ellipse cx="400" cy="258" rx="224" ry="62" fill="${shadeColor(color, 0.3)}"/><ellipse cx="400" cy="260" rx="196" ry="50" fill="${shadeColor(color, 0.14)}"/>` +
    `${drawBadge(400, 490, 94)}${drawPrint(scene, { x: 400, y: 490, size: 150 })}<path d="M236 366L256 560" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".9"/>`
  );
}

function drawTube(scene: Scene): string {
  const color = scene.recipe.color ?? "#2aa7a0";
  return (
    `<g transform="rotate(-24 400 420)">${drawContactShadow(400, 586, 260)}` +
    `<defs><linearGradient id="soft" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#f4f6f7"/><stop offset="1" stop-color="#c9d2d8"/></linearGradient></defs>` +
    `<path d="M110 318L150 312L560 330Q596 336 600 420Q596 504 560 510L150 528L110 522Z" fill="url(#soft)"/><path d="M110 318L150 312V528L110 522Z" fill="${shadeColor(color, -0.15)}"/>` +
    `<path d="M190 314L330 320L330 521L190 526Z" fill="${color}"/><path d="M356 321h22v198h-22z" fill="${color}" opacity=".6"/><rect x="600" y="356" width="96" height="128" rx="20" fill="${color}"/><rect x="600" y="366" width="96" height="26" rx="13" fill="#fff" opacity=".4"/>` +
    `${drawPrint(scene, { x: 470, y: 420, size: 138 })}</g>`
  );
}

/** Drawing functions for packed goods, by vessel. Each prints the subject on the pack. */
export const drawPackByName = {
  carton: drawCarton,
  box: drawBox,
  bag: drawBag,
  pouch: drawPouch,
  bottle: drawBottle,
  jug: drawJug,
  jar: drawJar,
  can: drawCan,
  tub: drawTub,
  tube: drawTube,
};
