import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

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

/** The same for panels whose names are known only when they open. */
export function usePanels() {
  const location = useLocation();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const panels = (location.state as PanelState | null)?.panels ?? [];
  const here = { pathname: location.pathname, search: location.search, hash: location.hash };
  // At once, not in the small pieces of a transition: a finger waits for it.
  const keepPage = { preventScrollReset: true, defaultShouldRevalidate: false, flushSync: true };

  return {
    panels: isMounted ? panels : [],
    isOpen: (name: string) => isMounted && panels.includes(name),
    /** `mask` is the address shown meanwhile: shared or reloaded, it is a page of its own. */
    open(name: string, mask?: string) {
      if (panels.includes(name)) return;
      void navigate(here, { ...keepPage, ...(mask && { mask }), state: { panels: [...panels, name] } });
    },
    /** Opens one in the place of another, in one step of history. */
    swap(from: string, to: string) {
      const next = panels.map((panel) => (panel === from ? to : panel));
      void navigate(here, { ...keepPage, replace: true, state: { panels: next } });
    },
    close(name: string) {
      const at = panels.indexOf(name);
      if (at >= 0) void navigate(at - panels.length);
    },
  };
}

/** False on the server and in the first render of the browser, so that both draw the same. */
export function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted;
}
