import { useEffect, useState } from "react";
import { getServerTimeMs } from "../../platform/server-clock.ts";

/** Returns the server's time in milliseconds since 1970. Updated at this interval and when the page is shown again. */
export function useServerTime(intervalMs: number): number {
  const [now, setNow] = useState(getServerTimeMs);
  useEffect(() => {
    const updateTime = () => setNow(getServerTimeMs());
    updateTime();
    const timer = setInterval(updateTime, intervalMs);
    document.addEventListener("visibilitychange", updateTime);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", updateTime);
    };
  }, [intervalMs]);
  return now;
}
