import { useEffect, useState } from "react";
import { getServerTimeMs } from "../../platform/server-clock.ts";

/** Returns the whole seconds until a time, updated each second, at least 0. Null without a time. */
export function useSecondsLeft(until: string | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return setLeft(null);
    const updateSecondsLeft = () =>
      setLeft(Math.max(0, Math.ceil((Date.parse(until) - getServerTimeMs()) / 1000)));
    updateSecondsLeft();
    const timer = setInterval(updateSecondsLeft, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

/** Formats seconds as minutes and seconds: 1750 → "29:10". */
export function formatMinutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
