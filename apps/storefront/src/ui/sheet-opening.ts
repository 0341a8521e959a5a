let openSheetCount = 0;

/**
 * Shows a sheet at once and makes the page inert after the animation, because the browser then recomputes the style of
 * every element (250 ms on a slow phone). Returns a function that closes it.
 */
export function openSheet(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  let isLeft = false;
  /**
   * Whether this sheet locks the scroll of the page. The selector `:modal` is not used for this, because React may
   * already have removed the dialog.
   */
  let isCovering = false;

  /** Restores the focus when a popover is closed. The browser does this only for modal dialogs. */
  function hideSheet(): void {
    if (dialog.open) return dialog.close();
    dialog.hidePopover();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }

  /** Closes the sheet on a tap outside of it, as for a modal dialog. The page does not receive the tap. */
  function closeOnOutsideTap(event: Event): void {
    if (event.composedPath().includes(dialog)) return;
    event.preventDefault();
    event.stopPropagation();
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  }

  function removeOpeningListeners(): void {
    removeEventListener("keydown", makeSheetModal, true);
    removeEventListener("click", closeOnOutsideTap, true);
  }

  function makeSheetModal(): void {
    removeOpeningListeners();
    if (isLeft || dialog.open) return;
    isCovering = true;
    changeScrollLock(1);
    const focused = document.activeElement;
    hideSheet();
    dialog.showModal();
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
  }

  dialog.setAttribute("data-open", "");
  if (canOpenAsPopover(dialog)) {
    dialog.showPopover();
    // During the opening animation the sheet is a popover. A key press makes it modal at once, because only then does
    // the browser close it with Escape and keep Tab inside it.
    addEventListener("keydown", makeSheetModal, true);
    addEventListener("click", closeOnOutsideTap, true);
    requestAnimationFrame(() => setTimeout(() => void waitForSheetAnimation(dialog).then(makeSheetModal)));
  } else {
    isCovering = true;
    changeScrollLock(1);
    dialog.showModal();
  }

  return () => {
    isLeft = true;
    removeOpeningListeners();
    dialog.removeAttribute("data-open");
    if (isCovering) changeScrollLock(-1);
    isCovering = false;
    hideSheet();
  };
}

/** Locks the scroll of the page. Called after the sheet's animation, because it causes a layout of every card. */
function changeScrollLock(change: number): void {
  document.documentElement.toggleAttribute("data-covered", (openSheetCount += change) > 0);
}

/**
 * Returns whether the sheet can open as a popover. Over a modal sheet it would be inert, and browsers before 2024 do
 * not support popovers.
 */
function canOpenAsPopover(dialog: HTMLDialogElement): boolean {
  return "showPopover" in dialog && document.querySelector("dialog:modal") === null;
}

/** Resolves after all running animations of the sheet element, such as its opening. */
function waitForSheetAnimation(dialog: HTMLDialogElement): Promise<unknown> {
  return Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
}
