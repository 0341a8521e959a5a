let openSheets = 0;

/**
 * Shows a sheet at once and makes the page around it inert when it has come in: for that the browser styles every
 * element of the page anew, a quarter of a second on a slow phone. Returns what closes it.
 */
export function openSheet(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  let isLeft = false;
  /** Whether this sheet locks the scroll of the page. `:modal` cannot tell: React may have removed the dialog already. */
  let isCovering = false;

  /** As a popover it gives the focus back by hand: the browser does so for a modal dialog alone. */
  function hide(): void {
    if (dialog.open) return dialog.close();
    dialog.hidePopover();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }

  /** A tap beside it closes it, as it will when it is modal; the page behind hears nothing of it. */
  function closeByTap(event: Event): void {
    if (event.composedPath().includes(dialog)) return;
    event.preventDefault();
    event.stopPropagation();
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  }

  function stopWaiting(): void {
    removeEventListener("keydown", becomeModal, true);
    removeEventListener("click", closeByTap, true);
  }

  function becomeModal(): void {
    stopWaiting();
    if (isLeft || dialog.open) return;
    isCovering = true;
    cover(1);
    const focused = document.activeElement;
    hide();
    dialog.showModal();
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
  }

  dialog.setAttribute("data-open", "");
  if (canWait(dialog)) {
    dialog.showPopover();
    // From the first key on Escape and Tab are the browser's own.
    addEventListener("keydown", becomeModal, true);
    addEventListener("click", closeByTap, true);
    requestAnimationFrame(() => setTimeout(() => void settled(dialog).then(becomeModal)));
  } else {
    isCovering = true;
    cover(1);
    dialog.showModal();
  }

  return () => {
    isLeft = true;
    stopWaiting();
    dialog.removeAttribute("data-open");
    if (isCovering) cover(-1);
    isCovering = false;
    hide();
  };
}

/** The page below a sheet does not scroll; told when the sheet is in, as every card's place on the screen is then reckoned anew. */
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
