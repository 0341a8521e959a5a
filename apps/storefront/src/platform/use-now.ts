import { useEffect, useState } from "react";
import { onServerClock, serverNow } from "./server-clock.ts";

const MINUTE = 60_000;

/** The present by the server's clock, again each minute; null on the server and in the first render, where time may not show. */
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
