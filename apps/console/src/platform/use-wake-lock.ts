import { useEffect } from "react";

/**
 * Keeps the screen on while wanted and the page is visible. Browsers release the lock of a hidden page, so the hook
 * requests it again.
 */
export function useWakeLock(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    async function acquire() {
      if (document.visibilityState !== "visible") return;
      try {
        const acquired = await navigator.wakeLock.request("screen");
        if (isOver) await acquired.release();
        else lock = acquired;
      } catch {
        // Screen locks are unavailable: unsupported browser, insecure origin or low battery.
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
  }, [isEnabled]);
}
