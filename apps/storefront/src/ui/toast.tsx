import { useEffect, useRef } from "react";
import type { ComponentType } from "react";
import { createStore } from "../platform/store.ts";

/** How long a toast stays, and the gap between two [SH-5]. */
const DURATION_MS = 4_500;
const GAP_PX = 16;
/** From the top edge; lower where controls stand there. */
const TOP = "var(--toast-top, max(16px, var(--safe-top)))";

export interface ToastMessage {
  text: string;
  tone?: "plain" | "good" | "bad";
  action?: { label: string; onPress(): void };
  /** Duration in seconds. Defaults to `DURATION_MS`. */
  seconds?: number;
}

const toaster = createStore<ComponentType | null>(null);

/** Fetches the library of toasts while there is a network, so that the loss of the network can be told of. */
export const fetchToasts = () => import("sonner");

/** Shows a toast; its library comes with the first one. */
export async function toast({ text, tone = "plain", action, seconds }: ToastMessage): Promise<void> {
  const sonner = await fetchToasts();
  const Toaster =
    toaster.get() ??
    (() => (
      <sonner.Toaster
        duration={DURATION_MS}
        gap={GAP_PX}
        position="top-center"
        offset={{ top: TOP }}
        mobileOffset={{ top: TOP }}
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
  // Set again each time, so that its layer is raised.
  toaster.set(() => Toaster);
  const show = tone === "good" ? sonner.toast.success : tone === "bad" ? sonner.toast.error : sonner.toast;
  show(text, {
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
    ...(seconds && { duration: seconds * 1000 }),
  });
}

/** Stands once, in the root; its layer is raised again at each toast, above any open sheet. */
export function ToastLayer() {
  const Toaster = toaster.use();
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const raise = () => {
      if (layer.current?.matches(":popover-open")) layer.current.hidePopover();
      layer.current?.showPopover();
    };
    if (Toaster) raise();
    return toaster.subscribe(raise);
  }, [Toaster]);
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      {Toaster && <Toaster />}
    </div>
  );
}
