import { useEffect, useEffectEvent } from "react";

/** What stands on top of the page, the newest last; each by its way to close. */
const opened: (() => void)[] = [];

function press(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return;
  // The kit's menus and lists mark what closes by itself.
  const isTaken =
    event.target instanceof Element && event.target.matches("[data-mantine-stop-propagation=true]");
  if (!isTaken) opened.at(-1)?.();
}

/** While it is open Escape closes it, and nothing below it. One listener for all: a second would see the next on top. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const own = () => closeNow();
    if (opened.push(own) === 1) window.addEventListener("keydown", press, { capture: true });
    return () => {
      opened.splice(opened.indexOf(own), 1);
      if (opened.length === 0) window.removeEventListener("keydown", press, { capture: true });
    };
  }, [isOpen]);
}
