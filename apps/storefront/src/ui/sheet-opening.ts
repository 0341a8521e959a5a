let openSheets = 0;

/**
 * Shows a sheet at once and makes the page around it inert when it has come in: for that the browser styles every
 * element of the page anew, a quarter of a second on a slow phone. Returns what closes it.
 */
export function openSheet(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  let isLeft = false;

  /** As a popover it gives the focus back by hand: the browser does so for a modal dialog alone. */
  function hide(): void {
    if (dialog.open) return dialog.close();
    dialog.hidePopover();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }

  function becomeModal(): void {
    removeEventListener("keydown", becomeModal, true);
    if (isLeft || dialog.open) return;
    const focused = document.activeElement;
    hide();
    dialog.showModal();
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
  }

  dialog.setAttribute("data-open", "");
  cover(1);
  if (canWait(dialog)) {
    dialog.showPopover();
    // From the first key on Escape and Tab are the browser's own.
    addEventListener("keydown", becomeModal, true);
    requestAnimationFrame(() => setTimeout(() => void settled(dialog).then(becomeModal)));
  } else dialog.showModal();

  return () => {
    isLeft = true;
    removeEventListener("keydown", becomeModal, true);
    dialog.removeAttribute("data-open");
    cover(-1);
    hide();
  };
}

/** The page below a sheet does not scroll. */
function cover(change: number): void {
  document.documentElement.toggleAttribute("data-covered", (openSheets += change) > 0);
}

/** Over a modal sheet another one is inert until it is modal itself; browsers of before 2024 know no popovers. */
function canWait(dialog: HTMLDialogElement): boolean {
  return "showPopover" in dialog && document.querySelector("dialog:modal") === null;
}

/** After the sheet's way in and what else moves in it then. */
function settled(dialog: HTMLDialogElement): Promise<unknown> {
  return Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
}
