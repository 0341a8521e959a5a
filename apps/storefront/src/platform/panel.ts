import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { createStore } from "./store.ts";

interface PanelHistoryState {
  panels?: string[];
}

/**
 * Returns the state of a panel (sheet, dialog) that the back button closes [RT-5]. Opening it pushes a history entry
 * with the same URL. `name` is unique on the screen and may contain an id: `product:0198…`.
 */
export function usePanel(name: string): { isOpen: boolean; open(): void; close(): void } {
  const { isOpen, open, close } = useOpenPanels();
  return { isOpen: isOpen(name), open: () => open(name), close: () => close(name) };
}

/**
 * Panels of the history entry to which the router is still navigating. `from` is the key of the entry that it leaves.
 */
const pendingPanelsStore = createStore<{ from: string; panels: string[] } | null>(null);
/** Pending navigation. It starts after the browser has painted the panels. */
let pendingNavigation: Promise<unknown> = Promise.resolve();
/** Key of the history entry that `close` is leaving, so that a double tap on a close button goes back only once. */
let leavingHistoryEntryKey: string | null = null;
/** Milliseconds during which further `close` calls for the same history entry are ignored. */
const REPEATED_CLOSE_IGNORE_MS = 1_000;
// Returning to the previous history entry closes the panel.
if (typeof window !== "undefined") addEventListener("popstate", () => pendingPanelsStore.set(null));

/** Returns the open panels and functions to change them, for panels whose names are known only when they open. */
export function useOpenPanels() {
  const location = useLocation();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const next = pendingPanelsStore.use();
  const { panels = [] } =
    (next?.from === location.key ? next : (location.state as PanelHistoryState | null)) ?? {};
  const shown = isMounted ? panels : [];

  /** Shows the panels at once, without waiting for the router, so that the response to a tap is immediate. */
  function navigatePanels(to: string[], more?: { mask?: string | undefined; replace?: boolean }) {
    pendingPanelsStore.set({ from: location.key, panels: to });
    const step = { preventScrollReset: true, defaultShouldRevalidate: false, ...more, state: { panels: to } };
    pendingNavigation = new Promise((painted) => {
      requestAnimationFrame(() => setTimeout(painted));
    }).then(() => navigate(location, step));
  }

  return {
    panels: shown,
    isOpen: (name: string) => shown.includes(name),
    /** Opens a panel. `mask`: URL shown while the panel is open. If that URL is shared or reloaded, it opens as a page. */
    open(name: string, mask?: string) {
      if (!panels.includes(name)) navigatePanels([...panels, name], mask ? { mask } : {});
    },
    /** Replaces one open panel by another in the same history entry. */
    swap(from: string, to: string) {
      navigatePanels(
        panels.map((panel) => (panel === from ? to : panel)),
        { replace: true },
      );
    },
    close(name: string) {
      const at = panels.indexOf(name);
      // Going back waits for the pending navigation, because a navigation that has not happened yet cannot be undone.
      if (at < 0 || leavingHistoryEntryKey === location.key) return;
      leavingHistoryEntryKey = location.key;
      setTimeout(() => (leavingHistoryEntryKey = null), REPEATED_CLOSE_IGNORE_MS);
      void pendingNavigation.then(() => navigate(at - panels.length));
    },
  };
}

/**
 * Returns false on the server and in the first render of the browser, then true. The first render therefore equals the
 * server's HTML.
 */
export function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted;
}
