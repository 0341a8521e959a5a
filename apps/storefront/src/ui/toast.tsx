import { useEffect, useRef } from "react";
import type { ComponentType } from "react";
import { createStore } from "../platform/store.ts";

/** Duration of a toast in milliseconds, and the gap between two in CSS pixels [SH-5]. */
const TOAST_DURATION_MS = 4_500;
const TOAST_GAP_PX = 16;
/** Distance of the toasts from the top edge of the screen. Larger on screens with controls at the top. */
const TOAST_TOP_OFFSET = "var(--toast-top, max(16px, var(--safe-top)))";

export interface ToastMessage {
  text: string;
  tone?: "plain" | "good" | "bad";
  action?: { label: string; onPress(): void };
  /** Duration in seconds. Defaults to `TOAST_DURATION_MS`. */
  seconds?: number;
}

const toasterStore = createStore<ComponentType | null>(null);

/** Preloads the toast library while online, so that a lost connection can be reported. */
export const loadToastLibrary = () => import("sonner");

/** Shows a toast. The library is lazy-loaded with the first one. */
export async function toast({ text, tone = "plain", action, seconds }: ToastMessage): Promise<void> {
  const sonner = await loadToastLibrary();
  const Toaster =
    toasterStore.get() ??
    (() => (
      <sonner.Toaster
        duration={TOAST_DURATION_MS}
        gap={TOAST_GAP_PX}
        position="top-center"
        offset={{ top: TOAST_TOP_OFFSET }}
        mobileOffset={{ top: TOAST_TOP_OFFSET }}
        style={{ fontFamily: "inherit" }}
        toastOptions={{
          style: {
            background: "var(--ink)",
            color: "var(--on-ink)",
            border: 0,
            borderRadius: 14,
            fontFamily: "inherit",
          },
        }}
      />
    ));
  // Sets the toaster component again for each toast, because `set` notifies the subscribers, which raise the layer of
  // toasts.
  toasterStore.set(() => Toaster);
  const show = tone === "good" ? sonner.toast.success : tone === "bad" ? sonner.toast.error : sonner.toast;
  show(text, {
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
    ...(seconds && { duration: seconds * 1000 }),
  });
}

/** Renders the layer of toasts. Rendered once, by the root. Each toast raises the layer above open sheets. */
export function ToastLayer() {
  const Toaster = toasterStore.use();
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const raiseToastLayer = () => {
      if (layer.current?.matches(":popover-open")) layer.current.hidePopover();
      layer.current?.showPopover();
    };
    if (Toaster) raiseToastLayer();
    return toasterStore.subscribe(raiseToastLayer);
  }, [Toaster]);
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      {Toaster && <Toaster />}
    </div>
  );
}
