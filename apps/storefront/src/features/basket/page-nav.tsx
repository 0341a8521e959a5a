import { useLocation } from "react-router";
import { BottomNav } from "./bottom-nav.tsx";

/** Paths of the main screens with this navigation bar. The menu page renders its own bar. */
const MAIN_SCREEN_PATH_PATTERN = /^\/(search|category|basket|profile|profile\/(orders|favorites))$/;

/** Renders the navigation bar on the main screens other than the menu (`isNavigationViewEnabled`) [BR-15]. */
export function PageNav() {
  if (!MAIN_SCREEN_PATH_PATTERN.test(useLocation().pathname)) return null;
  return (
    <>
      <div aria-hidden className="h-14 lg:hidden" />
      <BottomNav />
    </>
  );
}
