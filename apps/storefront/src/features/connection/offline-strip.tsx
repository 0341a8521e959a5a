import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";

export const OFFLINE_STRIP_CLASS =
  "flex max-w-none flex-wrap items-center justify-center gap-x-2 bg-ink px-4 py-2 text-small text-on-ink";

/** Position of the strip: above the page on a phone, below it on a wide screen. */
export const OFFLINE_STRIP_POSITION_CLASS = "z-50 lg:fixed lg:inset-x-0 lg:bottom-0";

/**
 * Id of the notice that is part of the served page, shown until `ConnectionMonitor` has loaded
 * (`start/page-frame.server.tsx`).
 */
export const SERVER_RENDERED_OFFLINE_STRIP_ID = "offline";

/** Renders the offline notice. `children`: details after the first sentence. */
export function OfflineNoticeStrip({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <p className={OFFLINE_STRIP_CLASS}>
      <WifiOff size={18} aria-hidden className="shrink-0" />
      <span className="font-medium">{text}</span>
      {children}
    </p>
  );
}
