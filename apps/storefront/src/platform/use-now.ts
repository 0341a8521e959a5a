import { useEffect, useState } from "react";
import { onServerClockChange, getServerTimeMs } from "./server-clock.ts";

const MINUTE_MS = 60_000;

/**
 * Returns the current time of the server's clock, updated each minute. On the server and in the first render, which
 * must not depend on the time, returns `prepared`: the time at which the page was rendered, or null.
 */
export function useNow(prepared: number | null = null): number | null {
  const [now, setNow] = useState(prepared);
  useEffect(() => {
    const updateNow = () => setNow(getServerTimeMs());
    updateNow();
    const timer = setInterval(updateNow, MINUTE_MS);
    const stop = onServerClockChange(updateNow);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
