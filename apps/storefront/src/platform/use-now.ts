import { useEffect, useState } from "react";
import { onServerClock, serverNow } from "./server-clock.ts";

const MINUTE = 60_000;

/**
 * Returns the current time of the server's clock, updated each minute. Null on the server and in the first render,
 * which must not depend on the time.
 */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setNow(serverNow());
    look();
    const timer = setInterval(look, MINUTE);
    const stop = onServerClock(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
