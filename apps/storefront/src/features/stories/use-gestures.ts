import { useRef, useState } from "react";
import type { PointerEvent } from "react";

/** Minimum duration of a hold, milliseconds. A shorter press is a tap. */
const MIN_STORY_HOLD_MS = 220;
/** Minimum distance of a swipe, in CSS pixels. */
const MIN_STORY_SWIPE_PX = 56;

export interface GestureHandlers {
  onSwipe(way: "left" | "right" | "down"): void;
}

/**
 * Handles gestures on a story: a hold pauses it, a swipe changes the story or closes it. Other presses are taps on the
 * buttons.
 */
export function useGestures({ onSwipe }: GestureHandlers) {
  const [isHeld, setIsHeld] = useState(false);
  const start = useRef<{ x: number; y: number; at: number } | null>(null);
  /** Whether the following click must be ignored, because the press was a hold or swipe. */
  const isSpent = useRef(false);

  function endGesture(event: PointerEvent) {
    setIsHeld(false);
    const from = start.current;
    start.current = null;
    if (!from) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    isSpent.current = event.timeStamp - from.at > MIN_STORY_HOLD_MS || Math.hypot(x, y) > MIN_STORY_SWIPE_PX;
    if (Math.abs(x) > MIN_STORY_SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? "left" : "right");
    else if (y > MIN_STORY_SWIPE_PX) onSwipe("down");
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
      onPointerUp: endGesture,
      onPointerCancel() {
        start.current = null;
        setIsHeld(false);
      },
    },
    /** Wraps the tap handler of a button on the story. The handler is not called if the press was a hold or a swipe. */
    tap: (act: () => void) => () => {
      if (!isSpent.current) act();
      isSpent.current = false;
    },
  };
}
