import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Calls `onInView` when an element is about to scroll into view, and again after each render while the element is still
 * near the screen.
 */
export function useInView<E extends Element>(isAwaited: boolean, onInView: () => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (!ref.current || !isAwaited) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onInView(), {
      rootMargin: "400px",
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  });
  return ref;
}
