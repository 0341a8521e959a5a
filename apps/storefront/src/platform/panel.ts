import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { createStore } from "./store.ts";

interface PanelState {
  panels?: string[];
}

/**
 * A panel (sheet, dialog) that the back button closes [RT-5]: opening it is a step of history at the same address.
 * `name` is unique on the screen; it may carry an id: `product:0198…`.
 */
export function usePanel(name: string): { isOpen: boolean; open(): void; close(): void } {
  const { isOpen, open, close } = usePanels();
  return { isOpen: isOpen(name), open: () => open(name), close: () => close(name) };
}

/** What is open at a step of history that the router is still on its way to from the step `from`. */
const ahead = createStore<{ from: string; panels: string[] } | null>(null);
/** Its way there, begun when the browser has shown it. */
let arrival: Promise<unknown> = Promise.resolve();
// Back at the step that it was opened from, it is closed.
if (typeof window !== "undefined") addEventListener("popstate", () => ahead.set(null));

/** The same for panels whose names are known only when they open. */
export function usePanels() {
  const location = useLocation();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const next = ahead.use();
  const { panels = [] } = (next?.from === location.key ? next : (location.state as PanelState | null)) ?? {};
  const shown = isMounted ? panels : [];

  /** They are shown at once: a finger waits for them, and for the router nobody does. */
  function go(to: string[], more?: { mask?: string | undefined; replace?: boolean }) {
    ahead.set({ from: location.key, panels: to });
    const step = { preventScrollReset: true, defaultShouldRevalidate: false, ...more, state: { panels: to } };
    arrival = new Promise((painted) => {
      requestAnimationFrame(() => setTimeout(painted));
    }).then(() => navigate(location, step));
  }

  return {
    panels: shown,
    isOpen: (name: string) => shown.includes(name),
    /** `mask` is the address shown meanwhile: shared or reloaded, it is a page of its own. */
    open(name: string, mask?: string) {
      if (!panels.includes(name)) go([...panels, name], mask ? { mask } : {});
    },
    /** Opens one in the place of another, in one step of history. */
    swap(from: string, to: string) {
      go(
        panels.map((panel) => (panel === from ? to : panel)),
        { replace: true },
      );
    },
    close(name: string) {
      const at = panels.indexOf(name);
      // A step that is not made yet cannot be taken back.
      if (at >= 0) void arrival.then(() => navigate(at - panels.length));
    },
  };
}

/** False on the server and in the first render of the browser, so that both draw the same. */
export function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted;
}
