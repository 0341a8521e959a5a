/**
 * Starts the application after the first paint, because scripts that compete with the first images delay them by a
 * second. The build compiles this file into an inline script of every page (`vite-plugins/inline-script.ts`), so it
 * must be small and independent of the page. The data block contains everything that differs. Restores the taps that a
 * reload interrupted (`start/early-taps.ts`). The bundler may put the entry into one file with shared modules, so the
 * entry waits for `dxLoaded`.
 */
import {
  STORED_TAPS_STORAGE_KEY,
  PRODUCT_ATTRIBUTE_NAME,
  TAP_ACTION_ATTRIBUTE_NAME,
} from "../features/menu/static/markup.ts";
import { SEEN_STORY_ATTRIBUTE, STORY_ATTRIBUTE } from "../features/home/markup.ts";
import { SEEN_STORIES_KEY } from "../shop/content/seen-stories-key.ts";
import { PANEL_LINK_SELECTOR } from "./early-taps.ts";
import { isLeavingPageByLink, PAGE_LEAVING_TIME_MS } from "./leaving.ts";
import { claimPageReload } from "./reload-guard.ts";
import { SKIP_LINK_ID } from "./skip-link.ts";
import { PAGE_STYLES_ELEMENT_ID, START_DATA_ELEMENT_ID } from "./start-data.ts";
import type { StartScriptData } from "./start-data.ts";

/** Maximum delay before the application starts, in milliseconds, even if an image does not load. */
const MAX_START_DELAY_MS = 2500;
/** Maximum time in milliseconds that the application waits for the stylesheet. */
const MAX_STYLESHEET_DELAY_MS = 8000;

let isAppStarted = false;

// The listener is on the window, because `start/early-taps.ts` stops clicks at the document.
addEventListener("click", loadStartFiles, { capture: true, once: true });

// The code that watches the connection loads at the first user interaction, and not at all without a network.
for (const name of ["offline", "online"])
  addEventListener(name, () => document.documentElement.toggleAttribute("data-offline", !navigator.onLine));

// Prevents the link's default action: a fragment in the URL would add a history entry and start a navigation in React Router.
document.getElementById(SKIP_LINK_ID)?.addEventListener("click", (event) => {
  const main = document.querySelector("main");
  if (!main) return;
  event.preventDefault();
  // The main part is focusable only while it has the focus, so that a later click beside the controls does not focus it.
  main.tabIndex = -1;
  main.addEventListener("blur", () => main.removeAttribute("tabindex"), { once: true });
  main.focus({ preventScroll: true });
  main.scrollIntoView();
});

try {
  // The cached page marks no story as seen, and the code that marks them loads only at the first user interaction.
  const seen = localStorage[`dx:${document.documentElement.dataset["merchant"]}:${SEEN_STORIES_KEY}`] as
    | string
    | undefined;
  for (const ring of document.querySelectorAll(`[${STORY_ATTRIBUTE}]`))
    if (seen?.includes(ring.getAttribute(STORY_ATTRIBUTE) as string))
      ring.setAttribute(SEEN_STORY_ATTRIBUTE, "");
  // Repeats the taps that this page stored before a reload.
  const left = JSON.parse(sessionStorage[STORED_TAPS_STORAGE_KEY] ?? "[]") as string[];
  sessionStorage.removeItem(STORED_TAPS_STORAGE_KEY);
  if (left.shift() === location.href) for (const at of left) document.querySelector<HTMLElement>(at)?.click();
  // A page that is restored from the back/forward cache still has its taps, so they are not stored.
  addEventListener("pagehide", ({ persisted }) => {
    const targets = [...(window.dxTaps ?? []), ...(window.dxClicks ?? [])];
    if (persisted || !targets.length) return;
    const kept = targets.flatMap((target) => {
      // All links that open a panel open the location choice. If the guest followed a link afterwards, the tap is not
      // stored, because the choice is no longer wanted.
      if (target.matches(PANEL_LINK_SELECTOR)) return window.dxLeftAt ? [] : PANEL_LINK_SELECTOR;
      const action = target.getAttribute(TAP_ACTION_ATTRIBUTE_NAME);
      const id = target.closest(`[${PRODUCT_ATTRIBUTE_NAME}]`)?.getAttribute(PRODUCT_ATTRIBUTE_NAME);
      return action === "add" || action === "heart"
        ? `[${PRODUCT_ATTRIBUTE_NAME}="${id}"] [${TAP_ACTION_ATTRIBUTE_NAME}=${action}]`
        : [];
    });
    sessionStorage[STORED_TAPS_STORAGE_KEY] = JSON.stringify([location.href, ...kept]);
  });
} catch {
  // If storage is unavailable, a tap that was not handled before a reload is not restored.
}

function loadStartFiles() {
  if (isAppStarted) return;
  isAppStarted = true;
  const page = JSON.parse(
    document.getElementById(START_DATA_ELEMENT_ID)?.textContent ?? "",
  ) as StartScriptData;
  const stylesLoaded = loadStylesheet(page.stylesheet);
  for (const file of page.files) document.head.append(createLink("modulepreload", file));
  const stream = new ReadableStream<string>({
    start(controller) {
      controller.enqueue(page.data);
      controller.close();
    },
  });
  // Global names through which React Router's own scripts pass data to the client.
  window.__reactRouterContext = { ...page.context, stream: stream.pipeThrough(new TextEncoderStream()) };
  const modules: Record<string, object> = (window.__reactRouterRouteModules = {});
  window.dxTexts = page.texts;
  window.dxLoaded = Promise.all([loadPageModules(page, modules), stylesLoaded]);
  window.dxLoaded.then(() => import(page.entry)).catch(reloadAfterModuleError);
}

// A function declaration, because the taps repeated above call it.
function createLink(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement("link"), { rel, href });
}

/**
 * Adds the complete stylesheet after the styles of the page's elements, because React will render other elements. If it
 * does not load, reloads the page once, and then continues without it.
 */
function loadStylesheet(url: string): Promise<void> {
  const link = createLink("stylesheet", url);
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      const now = Date.now();
      if (navigator.onLine && !isLeavingPageByLink(now) && claimPageReload(location.pathname, now))
        location.reload();
      else resolve();
    };
    setTimeout(resolve, MAX_STYLESHEET_DELAY_MS);
    document.getElementById(PAGE_STYLES_ELEMENT_ID)?.after(link);
  });
}

async function loadPageModules(page: StartScriptData, modules: Record<string, object>) {
  for (const file of page.shared) {
    await import(file);
    // Runs each module in a separate task, because a single long task would delay user input.
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

/** Reloads the page once if a module is missing, most likely because its build was replaced [BD-2]. */
function reloadAfterModuleError(error: unknown) {
  console.error(error);
  const now = Date.now();
  // If the guest is following a link to another page, the page is not reloaded. Should the guest stay on this page, its
  // links load their pages later.
  if (isLeavingPageByLink(now))
    return void setTimeout(() => (window.dxClicks = undefined), PAGE_LEAVING_TIME_MS);
  if (navigator.onLine && claimPageReload(location.pathname, now)) location.reload();
  // Without the application, links load their pages.
  else window.dxClicks = undefined;
}

function startAfterPaint() {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(loadStartFiles)));
}

if (document.readyState === "complete") startAfterPaint();
else addEventListener("load", startAfterPaint);
setTimeout(loadStartFiles, MAX_START_DELAY_MS);
