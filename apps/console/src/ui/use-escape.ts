import { useEffect, useEffectEvent } from "react";

/** Close functions of the open layers, newest last. */
const openLayerCloseFunctions: (() => void)[] = [];

function handleEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return;
  // Mantine's menus and lists mark elements that handle Escape themselves.
  const isTaken =
    event.target instanceof Element && event.target.matches("[data-mantine-stop-propagation=true]");
  if (!isTaken) openLayerCloseFunctions.at(-1)?.();
}

/**
 * Closes the topmost layer on Escape while it is open. All layers share one listener, because with separate ones a
 * second listener would close the next layer too.
 */
export function useEscape(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const closeLayer = () => closeNow();
    if (openLayerCloseFunctions.push(closeLayer) === 1)
      window.addEventListener("keydown", handleEscape, { capture: true });
    return () => {
      openLayerCloseFunctions.splice(openLayerCloseFunctions.indexOf(closeLayer), 1);
      if (openLayerCloseFunctions.length === 0)
        window.removeEventListener("keydown", handleEscape, { capture: true });
    };
  }, [isOpen]);
}
