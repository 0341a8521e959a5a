import { useEffect, useState } from "react";
import { startBell, stopBell } from "./bell.ts";

/** Rings while `count` is above zero and says it in the tab's title; gives whether the browser keeps it mute. */
export function useBell(count: number, title: string): { isMute: boolean; allow: () => void } {
  const [isMute, setIsMute] = useState(false);
  const isRinging = count > 0;
  useEffect(() => {
    if (!isRinging) return;
    setIsMute(!startBell());
    // The sound may be let through a moment after it was asked for.
    const check = setTimeout(() => setIsMute(!startBell()), 400);
    return () => {
      clearTimeout(check);
      stopBell();
    };
  }, [isRinging]);
  useEffect(() => {
    document.title = isRinging ? `(${count}) ${title}` : title;
  }, [isRinging, count, title]);
  return { isMute: isMute && isRinging, allow: () => setIsMute(!startBell()) };
}
