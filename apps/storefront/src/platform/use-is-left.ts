import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Returns a ref that is true after the guest has left the screen, for replies that arrive later. */
export function useIsScreenLeft(): RefObject<boolean> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  return isLeft;
}
