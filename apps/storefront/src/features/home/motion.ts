import { useEffect } from "react";
import { loadSeenStories, seenStories } from "../../shop/content/seen-stories.ts";
import {
  BANNER_ROW_ATTRIBUTE,
  CURRENT_BANNER_DOT_ATTRIBUTE,
  SEEN_STORY_ATTRIBUTE,
  BANNER_SCROLL_STEP_ATTRIBUTE,
  STORY_ATTRIBUTE,
} from "./markup.ts";

/** Marks seen stories and scrolls banners and their dots, directly in the static HTML, which React does not control. */
export function HomeMarkupEffects(): null {
  const seen = seenStories.use();
  useEffect(() => {
    for (const ring of document.querySelectorAll(`[${STORY_ATTRIBUTE}]`))
      ring.toggleAttribute(SEEN_STORY_ATTRIBUTE, seen.includes(ring.getAttribute(STORY_ATTRIBUTE) ?? ""));
  });
  useEffect(() => void loadSeenStories(), []);
  useEffect(() => {
    const controls = new AbortController();
    // The listeners are on the document and not on the row, because the row may be rendered later.
    const heard = { capture: true, passive: true, signal: controls.signal };
    document.addEventListener("scroll", ({ target }) => markCurrentBannerDot(target), heard);
    // Marks the dot of each row of banners at start, because a row may have been scrolled before the listener was
    // added.
    for (const row of document.querySelectorAll(`[${BANNER_ROW_ATTRIBUTE}] > .banner-row`))
      markCurrentBannerDot(row);
    document.addEventListener("click", ({ target }) => scrollBannersByStep(target), heard);
    return () => controls.abort();
  }, []);
  return null;
}

function markCurrentBannerDot(target: EventTarget | null): void {
  const row =
    target instanceof HTMLElement && target.parentElement?.hasAttribute(BANNER_ROW_ATTRIBUTE) ? target : null;
  if (!row) return;
  const rest = row.scrollWidth - row.clientWidth;
  const dots = [...(row.parentElement?.querySelectorAll("i") ?? [])];
  const at = rest > 0 ? Math.round((Math.abs(row.scrollLeft) / rest) * (dots.length - 1)) : 0;
  dots.forEach((dot, index) => dot.toggleAttribute(CURRENT_BANNER_DOT_ATTRIBUTE, index === at));
}

function scrollBannersByStep(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest(`[${BANNER_SCROLL_STEP_ATTRIBUTE}]`) : null;
  const row = button?.parentElement?.querySelector(".banner-row");
  const card = row?.firstElementChild;
  if (!button || !row || !card) return;
  const way =
    Number(button.getAttribute(BANNER_SCROLL_STEP_ATTRIBUTE)) *
    (getComputedStyle(row).direction === "rtl" ? -1 : 1);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  row.scrollBy({ left: way * card.clientWidth, behavior: isCalm ? "instant" : "smooth" });
}
