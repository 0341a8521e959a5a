import { useEffect } from "react";
import { loadSeenStories, seenStories } from "../../shop/content/seen-stories.ts";
import { BANNERS, IS_CURRENT, IS_SEEN, STEP, STORY } from "./markup.ts";

/** Marks seen stories and scrolls banners and their dots, directly in the static HTML, which React does not control. */
export function HomeMotion(): null {
  const seen = seenStories.use();
  useEffect(() => {
    for (const ring of document.querySelectorAll(`[${STORY}]`))
      ring.toggleAttribute(IS_SEEN, seen.includes(ring.getAttribute(STORY) ?? ""));
  });
  useEffect(() => void loadSeenStories(), []);
  useEffect(() => {
    const controls = new AbortController();
    // Captured at the document, because the row may be rendered later.
    const heard = { capture: true, passive: true, signal: controls.signal };
    document.addEventListener("scroll", ({ target }) => showDot(target), heard);
    // The row may have been scrolled before the listener was added.
    for (const row of document.querySelectorAll(`[${BANNERS}] > .banner-row`)) showDot(row);
    document.addEventListener("click", ({ target }) => step(target), heard);
    return () => controls.abort();
  }, []);
  return null;
}

function showDot(target: EventTarget | null): void {
  const row = target instanceof HTMLElement && target.parentElement?.hasAttribute(BANNERS) ? target : null;
  if (!row) return;
  const rest = row.scrollWidth - row.clientWidth;
  const dots = [...(row.parentElement?.querySelectorAll("i") ?? [])];
  const at = rest > 0 ? Math.round((Math.abs(row.scrollLeft) / rest) * (dots.length - 1)) : 0;
  dots.forEach((dot, index) => dot.toggleAttribute(IS_CURRENT, index === at));
}

function step(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest(`[${STEP}]`) : null;
  const row = button?.parentElement?.querySelector(".banner-row");
  const card = row?.firstElementChild;
  if (!button || !row || !card) return;
  const way = Number(button.getAttribute(STEP)) * (getComputedStyle(row).direction === "rtl" ? -1 : 1);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  row.scrollBy({ left: way * card.clientWidth, behavior: isCalm ? "instant" : "smooth" });
}
