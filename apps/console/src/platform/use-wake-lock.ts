import { useEffect } from "react";

/**
 * Keeps the screen on while `isEnabled` and the page is visible. Browsers release the wake lock when a page is hidden,
 * so it is requested again.
 */
export function useWakeLock(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    async function acquireWakeLock() {
      if (document.visibilityState !== "visible") return;
      try {
        const acquired = await navigator.wakeLock.request("screen");
        if (isOver) await acquired.release();
        else lock = acquired;
      } catch {
        // Without a wake lock the screen may turn off. Causes: unsupported browser, insecure origin or low battery.
      }
    }
    const acquireWhenVisible = () => void acquireWakeLock();
    acquireWhenVisible();
    document.addEventListener("visibilitychange", acquireWhenVisible);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", acquireWhenVisible);
      void lock?.release().catch(() => undefined);
    };
  }, [isEnabled]);
}
