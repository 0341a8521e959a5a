import type { Shell } from "../../shells/shell.ts";

/**
 * Shows the main action of a page, the last one of its bottom bar, in the messenger's main button, and hides it in the
 * page. Screens need no changes for this. While a sheet is open, there is no main button. @returns a function that
 * stops it [TG-4].
 */
export function mirrorMainActionInMessenger(shell: Shell): () => void {
  let shown: { bar: HTMLElement; action: HTMLElement } | null = null;
  let told = "";
  let frame = 0;

  function updateMainAction() {
    const bar = document.querySelector(":popover-open, dialog[open]")
      ? null
      : document.querySelector<HTMLElement>("[data-bottom]");
    const action = bar && [...bar.querySelectorAll<HTMLElement>("button, a")].at(-1);
    if (shown?.action !== action) restorePageAction();
    if (!bar || !action) return setMainButton(null);
    shown = { bar, action };
    const isAlone = (bar.textContent ?? "") === (action.textContent ?? "");
    action.style.display = "none";
    bar.style.display = isAlone ? "none" : "";
    setMainButton({
      text: getMainActionText(action),
      isEnabled: !(action instanceof HTMLButtonElement && action.disabled),
      isBusy: action.ariaBusy === "true",
    });
  }

  function setMainButton(state: { text: string; isEnabled: boolean; isBusy: boolean } | null) {
    const now = JSON.stringify(state);
    if (now === told) return;
    told = now;
    const { style } = document.documentElement;
    shell.setMainButton(
      state && {
        ...state,
        color: style.getPropertyValue("--brand-l").trim(),
        textColor: style.getPropertyValue("--on-brand-l").trim(),
        onPress: () => shown?.action.click(),
      },
    );
  }

  function restorePageAction() {
    if (!shown) return;
    shown.bar.style.display = shown.action.style.display = "";
    shown = null;
  }

  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(updateMainAction);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["disabled", "aria-busy", "open"],
  });
  updateMainAction();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    restorePageAction();
    setMainButton(null);
  };
}

/** Returns the text of the action in one line: `Place the order · 102 000 soʻm`. Omits the note below the total. */
function getMainActionText(action: HTMLElement): string {
  return [...action.children]
    .map((part) => (part.childElementCount > 1 ? part.firstElementChild : part)?.textContent?.trim() ?? "")
    .concat(action.childElementCount === 0 ? [action.textContent?.trim() ?? ""] : [])
    .filter((words) => words !== "")
    .join(" · ");
}
