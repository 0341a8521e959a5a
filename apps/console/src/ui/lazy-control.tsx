import { type ComponentType, useCallback, useRef, useState } from "react";
import { createPrefetchedPart, useLazyPart } from "../platform/lazy-part.ts";

/**
 * Creates a control that is visible before its script loads. The component `Early` is shown until then and looks the
 * same. If the user presses it before the script has loaded, the control opens afterwards and keeps the focus.
 */
export function createLazyControl<Props extends object>(
  load: () => Promise<ComponentType<Props & { isAsked: boolean }>>,
  Early: ComponentType<Props & { onAsk: () => void }>,
): ComponentType<Props> {
  const late = createPrefetchedPart(load);
  return function LateControl(props: Props) {
    const [isAsked, setIsAsked] = useState(false);
    const { part: Part } = useLazyPart(late, isAsked);
    const { early, here } = useRestoredFocus();
    return Part ? (
      <div key="here" ref={here} style={{ display: "contents" }}>
        <Part {...props} isAsked={isAsked} />
      </div>
    ) : (
      <div key="early" ref={early} style={{ display: "contents" }}>
        <Early {...props} onAsk={() => setIsAsked(true)} />
      </div>
    );
  };
}

/** Moves the focus from the early control to the loaded one, with the caret position of an input. */
function useRestoredFocus() {
  const caret = useRef<number | null>(null);
  // React runs the cleanup of a ref before the element leaves the page, so the cleanup can still read the focus.
  const early = useCallback((box: HTMLElement | null) => {
    return () => {
      const { activeElement: active } = document;
      if (!box?.contains(active)) return;
      caret.current = active instanceof HTMLInputElement ? (active.selectionStart ?? 0) : 0;
    };
  }, []);
  const here = useCallback((box: HTMLElement | null) => {
    const place = caret.current;
    caret.current = null;
    if (place === null) return;
    const control = box?.querySelector<HTMLElement>("input, button");
    control?.focus();
    if (control instanceof HTMLInputElement) control.setSelectionRange(place, place);
  }, []);
  return { early, here };
}
