import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Marks the category that is being read, keeps its chip in sight, and scrolls to a tapped one without the bar
 * covering its title. Works on the elements themselves: the menu's markup is not React's.
 */
export function useScrollSpy(board: RefObject<HTMLElement | null>, drawing: number): void {
  useEffect(() => {
    const root = board.current;
    const nav = root?.querySelector<HTMLElement>(".categories");
    if (!root || !nav) return;
    const bar = nav;
    const list = nav.querySelector("ul") ?? nav;
    let current: Element | null = null;
    let isJumping = false;
    let frame = 0;

    function mark(link: Element | null) {
      if (!link || link === current) return;
      (current ?? list.querySelector("[aria-current]"))?.removeAttribute("aria-current");
      current = link;
      link.setAttribute("aria-current", "true");
      showInBar(link as HTMLElement);
    }
    function showInBar(link: HTMLElement) {
      const smooth = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
      const box = link.getBoundingClientRect();
      const frameBox = list.getBoundingClientRect();
      if (list.scrollWidth > list.clientWidth) {
        list.scrollBy({
          left: box.left - frameBox.left - (frameBox.width - box.width) / 2,
          behavior: smooth,
        });
      } else if (bar.scrollHeight > bar.clientHeight) {
        const barBox = bar.getBoundingClientRect();
        bar.scrollBy({ top: box.top - barBox.top - (barBox.height - box.height) / 2, behavior: smooth });
      }
    }
    function read() {
      frame = 0;
      root?.toggleAttribute("data-stuck", bar.getBoundingClientRect().top <= 0 && window.scrollY > 0);
      if (isJumping) return;
      const line = Math.max(120, window.innerHeight * 0.28);
      let found: Element | null = null;
      for (const section of root?.querySelectorAll(".section") ?? []) {
        if (section.getBoundingClientRect().top > line && found) break;
        found = section;
        if (section.getBoundingClientRect().bottom > line) break;
      }
      if (found) mark(list.querySelector(`a[href="#${CSS.escape(found.id)}"], a[href="#${found.id}"]`));
    }
    /** Sections on the way get their true heights as they come near: follow until the title stands still. */
    function settle(section: Element, frames: number) {
      const before = section.getBoundingClientRect().top;
      section.scrollIntoView({ behavior: "instant", block: "start" });
      const isStill = Math.abs(section.getBoundingClientRect().top - before) < 2;
      if (frames > 0 && !isStill) requestAnimationFrame(() => settle(section, frames - 1));
      else setTimeout(() => (isJumping = false), 100);
    }
    function onScroll() {
      frame ||= requestAnimationFrame(read);
    }
    function onClick(event: Event) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const section = link && document.getElementById(link.hash.slice(1));
      if (!link || !section) return;
      event.preventDefault();
      isJumping = true;
      mark(link);
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      section.scrollIntoView({ behavior: isCalm ? "instant" : "smooth", block: "start" });
      if ("onscrollend" in window)
        window.addEventListener("scrollend", () => settle(section, 12), { once: true });
      else setTimeout(() => settle(section, 12), 900);
    }

    const asked = drawing > 0 && location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (asked) settle(asked, 12);
    read();
    window.addEventListener("scroll", onScroll, { passive: true });
    bar.addEventListener("click", onClick);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", onScroll);
      bar.removeEventListener("click", onClick);
    };
  }, [board, drawing]);
}
