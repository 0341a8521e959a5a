import { useEffect, useRef, useSyncExternalStore } from "react";
import type { ComponentType } from "react";

/** How long a notice stays, and the gap between two [SH-5]. */
const DURATION = 4_500;
const GAP = 16;
/** From the top edge; lower where controls stand there. */
const TOP = "var(--toast-top, max(16px, var(--safe-top)))";

export interface Notice {
  text: string;
  tone?: "plain" | "good" | "bad";
  action?: { label: string; onPress(): void };
}

let toaster: ComponentType | null = null;
const listeners = new Set<() => void>();

/** Shows a notice; its library comes with the first one. */
export async function toast({ text, tone = "plain", action }: Notice): Promise<void> {
  const sonner = await import("sonner");
  if (!toaster) {
    toaster = () => (
      <sonner.Toaster
        duration={DURATION}
        gap={GAP}
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
    );
  }
  for (const listener of listeners) listener();
  const show = tone === "good" ? sonner.toast.success : tone === "bad" ? sonner.toast.error : sonner.toast;
  show(text, action ? { action: { label: action.label, onClick: action.onPress } } : undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands once, in the root; its layer is raised again at each notice, above any open sheet. */
export function ToastLayer() {
  const Toaster = useSyncExternalStore(
    subscribe,
    () => toaster,
    () => null,
  );
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const raise = () => {
      if (layer.current?.matches(":popover-open")) layer.current.hidePopover();
      layer.current?.showPopover();
    };
    if (toaster) raise();
    return subscribe(raise);
  }, [Toaster]);
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      {Toaster && <Toaster />}
    </div>
  );
}
