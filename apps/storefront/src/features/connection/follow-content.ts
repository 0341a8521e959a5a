import type { ContentNow } from "@dasturxon/contract";
import { listen } from "@dasturxon/contract/live-events";
import { renewContent } from "../../platform/answers.ts";
import { call } from "../../platform/api.ts";
import { staleMarkupStore } from "../../platform/static-part.tsx";
import { brandVariables } from "../../shop/brand/brand-theme.ts";
import { freshSettingsStore } from "../../shop/brand/fresh-settings.ts";
import { bannersQuery, policiesQuery, storiesQuery } from "../../shop/content/content-queries.ts";
import { menuQuery, pageChannel, reloadMenu, renewMenu } from "../../shop/menu/menu-query.ts";

/** Open stores do not all ask in the same instant, and are right within two seconds all the same. */
const SPREAD_MS = 800;
/** So many changes one after another are shown at once, then in growing steps up to the longest: a menu may be large. */
const QUICK_CHANGES = 5;
const FIRST_REST_MS = 1_000;
const MAX_REST_MS = 30_000;
const MAX_CHANGES = QUICK_CHANGES + Math.log2(MAX_REST_MS / FIRST_REST_MS);
/** Every so long without a change one more is shown at once again. */
const FORGIVEN_MS = 10_000;

/**
 * Shows what the staff change while the store is open: the menu, pauses, settings, banners, branches. `onClosed` hears
 * that the brand is switched off [BR-7]. Listens only while somebody looks: a browser has few lines to a host, and the
 * first word of a new line tells what was missed. Returns the stop.
 */
export function followContent(onClosed: () => void): () => void {
  const changes = createRenewal();
  const { type: channel = "WEB" } = pageChannel();
  let stop: (() => void) | null = null;

  function hear(now: ContentNow) {
    if (!now.isActive) return onClosed();
    changes.hear(now);
  }

  function look() {
    if (document.visibilityState === "visible")
      stop ??= listen<ContentNow>(`/support/v1/merchant/content/events?type=${channel}`, { onEvent: hear });
    else {
      stop?.();
      stop = null;
    }
  }

  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    stop?.();
    changes.stop();
  };
}

/** Asks for what was changed, soon after the first change and ever more rarely while they go on. */
function createRenewal() {
  let told: string | null = null;
  let toldHash: string | null = null;
  let isBrandDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One after another, without those that are forgiven. */
  let changes = 0;
  let renewedAt = -Infinity;

  async function renew() {
    timer = undefined;
    renewedAt = performance.now();
    const [part, version] = [isBrandDue ? "brand" : "menu", told] as const;
    isBrandDue = false;
    const menu = menuQuery.get().data && (await reloadMenu(toldHash));
    // Another process answered, which has not heard of the change yet.
    if (menu && Number(menu.version) < Number(version)) await renewMenu();
    await Promise.all([renewContent(part), part === "brand" && renewBrand()]);
  }

  return {
    hear({ version, changed, menuHash }: ContentNow) {
      const known = told ?? menuQuery.get().data?.version ?? version;
      [told, toldHash] = [version, menuHash];
      if (Number(version) <= Number(known)) return;
      // What was missed while nobody listened is not said.
      isBrandDue ||= changed === "brand" || changed === null;
      if (timer !== undefined) return;
      const forgiven = Math.floor((performance.now() - renewedAt) / FORGIVEN_MS);
      changes = Math.min(Math.max(changes - forgiven, 0) + 1, MAX_CHANGES);
      const rest = changes > QUICK_CHANGES ? FIRST_REST_MS * 2 ** (changes - QUICK_CHANGES) : 0;
      timer = setTimeout(() => void renew(), rest + Math.random() * SPREAD_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** The settings that the page came with, and the parts of it that were made for everybody. */
async function renewBrand(): Promise<void> {
  const [{ data: merchant }, { data: orderSettings }] = await Promise.all([
    call("GET /support/v1/merchant/settings/web"),
    call("GET /orders/v1/merchant/settings"),
    storiesQuery.reload(),
    bannersQuery.reload(),
    policiesQuery.reload(),
  ]);
  // Lost on the way: what is shown stays, and the next page is right.
  if (!merchant || !orderSettings) return;
  for (const [name, color] of Object.entries(brandVariables(merchant.mainColor, merchant.mainColorType)))
    document.documentElement.style.setProperty(name, String(color));
  freshSettingsStore.set({ merchant, orderSettings });
  staleMarkupStore.set(true);
}
