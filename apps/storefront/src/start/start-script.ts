/**
 * Starts the application after the first paint: script that competes with the first pictures costs a second there.
 * The build compiles it into an inline script of every page (`vite-plugins/inline-script.ts`), so it is small and knows
 * nothing of the page; what differs lies in the data block. Taps that come before the application is ready are
 * kept in `dxTaps` and carried out by it (`features/menu/static/menu-taps.ts`), after a reload where the page goes before
 * that. The entry may be packed with what
 * screens share and so run before them: it waits for `dxLoaded`.
 */
import { KEPT_TAPS, PRODUCT_NAME, TAP_NAME } from "../features/menu/static/markup.ts";
import { IS_SEEN, STORY } from "../features/home/markup.ts";
import { SEEN_KEPT } from "../shop/content/seen-kept.ts";
import { mayReload } from "./reload-guard.ts";
import { START_DATA_ID } from "./start-data.ts";
import type { StartData } from "./start-data.ts";

/** The application starts then, even where a picture never comes. */
const START_AT_LATEST_MS = 2500;

const taps: Element[] = (window.dxTaps = []);
let isStarted = false;

document.addEventListener(
  "click",
  (event) => {
    if (window.dxReady || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const target = (event.target as Element).closest(`[${TAP_NAME}]`);
    if (target) {
      event.preventDefault();
      taps.push(target);
    }
    start();
  },
  true,
);

try {
  // The kept page shows nobody's stories as seen, and what marks them comes with the first sign of a hand.
  const seen = localStorage[`dx:${document.documentElement.dataset["merchant"]}:${SEEN_KEPT}`] as
    | string
    | undefined;
  for (const ring of document.querySelectorAll(`[${STORY}]`))
    if (seen?.includes(ring.getAttribute(STORY) as string)) ring.setAttribute(IS_SEEN, "");
  // What the page before left, if it was this one: its elements as they stand here.
  const left = JSON.parse(sessionStorage[KEPT_TAPS] ?? "[]") as string[];
  sessionStorage.removeItem(KEPT_TAPS);
  if (left.shift() === location.href) taps.push(...left.flatMap((at) => document.querySelector(at) ?? []));
  // A page that comes back as it was still has its own.
  addEventListener("pagehide", ({ persisted }) => {
    if (persisted || !window.dxTaps?.length) return;
    const kept = window.dxTaps.flatMap((target) => {
      const action = target.getAttribute(TAP_NAME);
      const id = target.closest(`[${PRODUCT_NAME}]`)?.getAttribute(PRODUCT_NAME);
      return action === "add" || action === "heart"
        ? `[${PRODUCT_NAME}="${id}"] [${TAP_NAME}=${action}]`
        : [];
    });
    sessionStorage[KEPT_TAPS] = JSON.stringify([location.href, ...kept]);
  });
} catch {
  // Where nothing is kept, a tap is gone with its page.
}

function start() {
  if (isStarted) return;
  isStarted = true;
  const page = JSON.parse(document.getElementById(START_DATA_ID)?.textContent ?? "") as StartData;
  for (const file of page.files) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
  const stream = new ReadableStream<string>({
    start(controller) {
      controller.enqueue(page.data);
      controller.close();
    },
  });
  // The two names by which React Router's own scripts would hand the page over.
  window.__reactRouterContext = { ...page.context, stream: stream.pipeThrough(new TextEncoderStream()) };
  const modules: Record<string, object> = (window.__reactRouterRouteModules = {});
  window.dxLoaded = load(page, modules);
  window.dxLoaded.then(() => import(page.entry)).catch(onLost);
}

async function load(page: StartData, modules: Record<string, object>) {
  for (const file of page.shared) {
    await import(file);
    // Each runs in a task of its own: all in one would keep a finger waiting.
    await new Promise((resolve) => setTimeout(resolve));
  }
  await Promise.all([
    import(page.manifest),
    import(page.catalogue),
    ...page.routes.map(async ([id, parts]) => {
      modules[id] = Object.assign({}, ...(await Promise.all(parts.map((part) => import(part))))) as object;
    }),
  ]);
}

/** A module is gone, most likely with an older build: the page is loaded once more [BD-2]. */
function onLost(error: unknown) {
  console.error(error);
  if (navigator.onLine && mayReload(location.pathname, Date.now())) location.reload();
}

function startAfterPaint() {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
}

if (document.readyState === "complete") startAfterPaint();
else addEventListener("load", startAfterPaint);
setTimeout(start, START_AT_LATEST_MS);
