import { useEffect, useState } from "react";
import { onServerClockChange, serverNow } from "./server-clock.ts";

const MINUTE_MS = 60_000;

/**
 * Returns the current time of the server's clock, updated each minute. Null on the server and in the first render,
 * which must not depend on the time.
 */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const updateNow = () => setNow(serverNow());
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
