import { useRef, useState } from "react";
import type { PointerEvent } from "react";

/** Held so long it is no tap any more, milliseconds. */
const HOLD_MS = 220;
/** A finger that moved so far swipes, pixels. */
const SWIPE_PX = 56;

export interface Gestures {
  onSwipe(way: "left" | "right" | "down"): void;
}

/** A finger on a story: holding it stops the story, swiping leads elsewhere; what was neither is the buttons' tap. */
export function useGestures({ onSwipe }: Gestures) {
  const [isHeld, setIsHeld] = useState(false);
  const start = useRef<{ x: number; y: number; at: number } | null>(null);
  /** The click that follows is no tap. */
  const isSpent = useRef(false);

  function end(event: PointerEvent) {
    setIsHeld(false);
    const from = start.current;
    start.current = null;
    if (!from) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    isSpent.current = event.timeStamp - from.at > HOLD_MS || Math.hypot(x, y) > SWIPE_PX;
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? "left" : "right");
    else if (y > SWIPE_PX) onSwipe("down");
  }

  return {
    isHeld,
    handlers: {
      onPointerDown(event: PointerEvent) {
        isSpent.current = false;
        if (event.target instanceof Element && event.target.closest("a")) return;
        start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
        setIsHeld(true);
      },
      onPointerUp: end,
      onPointerCancel() {
        start.current = null;
        setIsHeld(false);
      },
    },
    /** Wraps what a tap does. */
    tap: (act: () => void) => () => {
      if (!isSpent.current) act();
      isSpent.current = false;
    },
  };
}
