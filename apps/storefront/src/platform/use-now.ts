import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The present, again each minute; null on the server and in the first render, where time may not show. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
