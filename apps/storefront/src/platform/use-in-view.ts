import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Tells that an element is about to come into view, again after each drawing that leaves it there. */
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
