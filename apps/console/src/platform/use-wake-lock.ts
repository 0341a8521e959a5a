import { useEffect } from "react";

/** Keeps the screen on while wanted and visible; browsers release the lock of a hidden page, and it is requested again. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    async function acquire() {
      if (document.visibilityState !== "visible") return;
      try {
        const acquired = await navigator.wakeLock.request("screen");
        if (isOver) await acquired.release();
        else lock = acquired;
      } catch {
        // No lock in this browser, on an insecure origin or with a low battery.
      }
    }
    const onVisible = () => void acquire();
    onVisible();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release().catch(() => undefined);
    };
  }, [isWanted]);
}
