import { type ComponentType, useCallback, useRef, useState } from "react";
import { soonPart, useLatePart } from "../platform/late-part.ts";

/**
 * A control that stands on the page from the start, and opens once its script is here: `Early` looks the same. Whoever
 * pressed it meanwhile is remembered, and the focus stays where it was.
 */
export function lateControl<Props extends object>(
  load: () => Promise<ComponentType<Props & { isAsked: boolean }>>,
  Early: ComponentType<Props & { onAsk: () => void }>,
): ComponentType<Props> {
  const late = soonPart(load);
  return function LateControl(props: Props) {
    const [isAsked, setIsAsked] = useState(false);
    const { part: Part } = useLatePart(late, isAsked);
    const { early, here } = useKeptFocus();
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

/** Hands the focus of the first box over to the second, in a field with its place among the letters. */
function useKeptFocus() {
  const caret = useRef<number | null>(null);
  // A ref is let go before its element leaves the page.
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
