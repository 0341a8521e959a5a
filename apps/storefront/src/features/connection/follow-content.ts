import type { ContentVersionEvent } from "@dasturxon/contract";
import { listenToEvents } from "@dasturxon/contract/live-events";
import { reloadContent } from "../../platform/answers.ts";
import { call } from "../../platform/api.ts";
import { staleMarkupStore } from "../../platform/static-part.tsx";
import { buildBrandVariables } from "../../shop/brand/brand-theme.ts";
import { changedBrandSettingsStore } from "../../shop/brand/fresh-settings.ts";
import { bannersQuery, policiesQuery, storiesQuery } from "../../shop/content/content-queries.ts";
import { menuQuery, getPageChannel, reloadMenu, reloadMenuUntilChanged } from "../../shop/menu/menu-query.ts";

/** Maximum random delay in milliseconds, so that open stores do not all send requests at once. */
const MAX_RANDOM_RELOAD_DELAY_MS = 800;
/**
 * Number of successive changes that are loaded without an additional delay. Each further change doubles the delay, up
 * to the maximum, because a menu may be large.
 */
const MAX_IMMEDIATE_CONTENT_CHANGES = 5;
const FIRST_RELOAD_DELAY_MS = 1_000;
const MAX_RELOAD_DELAY_MS = 30_000;
const MAX_COUNTED_CONTENT_CHANGES =
  MAX_IMMEDIATE_CONTENT_CHANGES + Math.log2(MAX_RELOAD_DELAY_MS / FIRST_RELOAD_DELAY_MS);
/** Time without reloads in milliseconds after which the count of changes decreases by one. */
const CONTENT_CHANGE_COUNT_DECAY_MS = 10_000;

/**
 * Loads the changes that the staff make while the store is open: menu, pauses, settings, banners and branches. Calls
 * `onClosed` if the brand is switched off [BR-7]. Listens only while the page is visible, because a browser allows few
 * connections to one host. The first event of a new connection contains the current version, so no change is missed.
 * Returns a function that stops listening.
 */
export function watchContentChanges(onClosed: () => void): () => void {
  const changes = createContentReloader();
  const { type: channel = "WEB" } = getPageChannel();
  let stop: (() => void) | null = null;

  function onContentChange(now: ContentVersionEvent) {
    if (!now.isActive) return onClosed();
    changes.hear(now);
  }

  function listenIfVisible() {
    if (document.visibilityState === "visible")
      stop ??= listenToEvents<ContentVersionEvent>(`/support/v1/merchant/content/events?type=${channel}`, {
        onEvent: onContentChange,
      });
    else {
      stop?.();
      stop = null;
    }
  }

  listenIfVisible();
  document.addEventListener("visibilitychange", listenIfVisible);
  return () => {
    document.removeEventListener("visibilitychange", listenIfVisible);
    stop?.();
    changes.stop();
  };
}

/** Loads changed data soon after the first change, and with growing delays while changes continue. */
function createContentReloader() {
  let told: string | null = null;
  let announcedHash: string | null = null;
  let isBrandDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of successive changes. Decreases by one for each `CONTENT_CHANGE_COUNT_DECAY_MS` without a reload. */
  let changes = 0;
  let renewedAt = -Infinity;

  async function reloadDuePart() {
    timer = undefined;
    renewedAt = performance.now();
    const [part, version] = [isBrandDue ? "brand" : "menu", told] as const;
    isBrandDue = false;
    const menu = menuQuery.get().data && (await reloadMenu(announcedHash));
    // The loaded menu is older than the announced version if another server process responded with a stale cache entry.
    // It is then requested again.
    if (menu && Number(menu.version) < Number(version)) await reloadMenuUntilChanged();
    await Promise.all([reloadContent(part), part === "brand" && reloadBrandSettings()]);
  }

  return {
    hear({ version, changed, menuHash }: ContentVersionEvent) {
      const known = told ?? menuQuery.get().data?.version ?? version;
      [told, announcedHash] = [version, menuHash];
      if (Number(version) <= Number(known)) return;
      // If `changed` is null, changes were missed while the page did not listen. Reloads everything.
      isBrandDue ||= changed === "brand" || changed === null;
      if (timer !== undefined) return;
      const forgiven = Math.floor((performance.now() - renewedAt) / CONTENT_CHANGE_COUNT_DECAY_MS);
      changes = Math.min(Math.max(changes - forgiven, 0) + 1, MAX_COUNTED_CONTENT_CHANGES);
      const rest =
        changes > MAX_IMMEDIATE_CONTENT_CHANGES
          ? FIRST_RELOAD_DELAY_MS * 2 ** (changes - MAX_IMMEDIATE_CONTENT_CHANGES)
          : 0;
      timer = setTimeout(() => void reloadDuePart(), rest + Math.random() * MAX_RANDOM_RELOAD_DELAY_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Reloads the settings of the brand and the shared content of the page. */
async function reloadBrandSettings(): Promise<void> {
  const [{ data: merchant }, { data: orderSettings }] = await Promise.all([
    call("GET /support/v1/merchant/settings/web"),
    call("GET /orders/v1/merchant/settings"),
    storiesQuery.reload(),
    bannersQuery.reload(),
    policiesQuery.reload(),
  ]);
  // If a request failed, the shown settings remain. The next page load gets the new settings.
  if (!merchant || !orderSettings) return;
  for (const [name, color] of Object.entries(buildBrandVariables(merchant.mainColor, merchant.mainColorType)))
    document.documentElement.style.setProperty(name, String(color));
  changedBrandSettingsStore.set({ merchant, orderSettings });
  staleMarkupStore.set(true);
}
