import { useLocation } from "react-router";
import { BottomNav } from "./bottom-nav.tsx";

/** The screens that a guest walks between; the menu has the bar of its own. */
const MAIN = /^\/(search|category|basket|profile|profile\/(orders|favorites))$/;

/** The navigation bar on the main screens besides the menu (`isNavigationViewEnabled`) [BR-15]. */
export function PageNav() {
  if (!MAIN.test(useLocation().pathname)) return null;
  return (
    <>
      <div aria-hidden className="h-14 lg:hidden" />
      <BottomNav />
    </>
  );
}
