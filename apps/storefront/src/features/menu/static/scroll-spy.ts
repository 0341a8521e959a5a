import { useEffect } from "react";
import type { RefObject } from "react";
import {
  CATEGORY_BAR_CLASS,
  MENU_GROUP_ATTRIBUTE,
  MENU_GROUP_TITLE_CLASS,
  STICKY_BAR_ATTRIBUTE,
  MENU_SECTION_CLASS,
} from "./markup.ts";
import { showMenuPart } from "./menu-choice.ts";

/** Timeout after which a smooth scroll counts as finished, milliseconds. */
const MAX_SMOOTH_SCROLL_MS = 1200;

/**
 * Marks the category being read and its group, and scrolls their links into view. On a tap, scrolls to the category
 * below the bar, or shows its part of the menu. Changes the elements directly, because React does not control the
 * menu's static HTML.
 */
export function useScrollSpy(board: RefObject<HTMLElement | null>, drawing: number): void {
  useEffect(() => {
    const root = board.current;
    const bar = root?.querySelector<HTMLElement>(`.${CATEGORY_BAR_CLASS}`);
    if (!root || !bar) return;
    const controls = new AbortController();
    const heard = { signal: controls.signal };
    let current: HTMLElement | null = null;
    let isJumping = false;
    // While the pointer is pressed, the row is not scrolled. Otherwise another link could be under the pointer and no
    // click event would fire.
    let isPressed = false;
    let frame = 0;

    function markSection(section: HTMLElement | null) {
      if (!section || section === current) return;
      current = section;
      for (const link of bar?.querySelectorAll("a") ?? []) {
        const group = MENU_GROUP_ATTRIBUTE.read(link);
        const isIt = group ? group === MENU_GROUP_ATTRIBUTE.read(section) : link.hash === `#${section.id}`;
        if (isIt) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
        if (isIt && link.offsetParent && !isPressed) scrollToLink(link);
      }
    }
    function updateActiveSection() {
      frame = 0;
      const top = bar?.getBoundingClientRect().top ?? 0;
      root?.toggleAttribute(STICKY_BAR_ATTRIBUTE, top <= 0 && window.scrollY > 0);
      if (isJumping) return;
      const line = Math.max(120, window.innerHeight * 0.28);
      let found: HTMLElement | null = null;
      for (const section of root?.querySelectorAll<HTMLElement>(`.${MENU_SECTION_CLASS}:not([hidden])`) ??
        []) {
        if (section.getBoundingClientRect().top > line && found) break;
        found = section;
        if (section.getBoundingClientRect().bottom > line) break;
      }
      markSection(found);
    }
    /** Scrolls again until the position is stable, because sections get their real height only near the screen. */
    function scrollUntilStable(target: Element, frames: number) {
      const before = target.getBoundingClientRect().top;
      target.scrollIntoView({ behavior: "instant", block: "start" });
      const isStill = Math.abs(target.getBoundingClientRect().top - before) < 2;
      if (frames > 0 && !isStill) requestAnimationFrame(() => scrollUntilStable(target, frames - 1));
      else setTimeout(() => (isJumping = false), 100);
    }
    function onClick(event: Event) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const section = link && document.getElementById(link.hash.slice(1));
      if (!root || !link || !section) return;
      event.preventDefault();
      isJumping = true;
      const isOther = showMenuPart(root, section);
      markSection(section);
      if (isOther) {
        // If the top of the menu is visible, no scroll is needed. Otherwise the page scrolls to the start of the new part.
        if (root.getBoundingClientRect().top < 0) scrollUntilStable(section, 12);
        else isJumping = false;
        // Removes a URL hash that names another category, because the hash would show that category again on the next
        // render or reload.
        if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
        return;
      }
      const target = findSectionScrollTarget(section);
      target.scrollIntoView({ behavior: getScrollBehavior(), block: "start" });
      // The timer ends the scroll too, because no `scrollend` event fires if the page does not move.
      const arrived = new AbortController();
      const finishScroll = () => {
        arrived.abort();
        clearTimeout(timer);
        if (!controls.signal.aborted) scrollUntilStable(target, 12);
      };
      const timer = setTimeout(finishScroll, MAX_SMOOTH_SCROLL_MS);
      window.addEventListener("scrollend", finishScroll, { signal: arrived.signal });
    }

    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (target && (drawing > 0 || target.hidden)) {
      showMenuPart(root, target);
      scrollUntilStable(target, 12);
    }
    updateActiveSection();
    window.addEventListener("scroll", () => (frame ||= requestAnimationFrame(updateActiveSection)), {
      ...heard,
      passive: true,
    });
    bar.addEventListener("pointerdown", () => (isPressed = true), heard);
    for (const end of ["pointerup", "pointercancel"])
      window.addEventListener(end, () => (isPressed = false), heard);
    bar.addEventListener("click", onClick, heard);
    return () => {
      cancelAnimationFrame(frame);
      controls.abort();
    };
  }, [board, drawing]);
}

/** Returns the heading of the group that starts with the section, else the section. */
function findSectionScrollTarget(section: HTMLElement): Element {
  const before = section.previousElementSibling;
  return before?.matches(`.${MENU_GROUP_TITLE_CLASS}`) ? before : section;
}

/** Scrolls the row or the rail that contains the link. */
function scrollToLink(link: HTMLElement): void {
  const row = link.closest("ul");
  const rail = link.closest("nav");
  if (!row || !rail) return;
  const box = link.getBoundingClientRect();
  if (row.scrollWidth > row.clientWidth) {
    const frame = row.getBoundingClientRect();
    row.scrollBy({
      left: box.left - frame.left - (frame.width - box.width) / 2,
      behavior: getScrollBehavior(),
    });
  } else if (rail.scrollHeight > rail.clientHeight) {
    const frame = rail.getBoundingClientRect();
    rail.scrollBy({
      top: box.top - frame.top - (frame.height - box.height) / 2,
      behavior: getScrollBehavior(),
    });
  }
}

function getScrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
