import { useEffect, useId, useRef, useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import { X } from "lucide-react";
import { IconButton } from "./icon-button.tsx";
import { useSheetDrag } from "./sheet-drag.ts";
import { openSheet } from "./sheet-opening.ts";

export interface SheetProps {
  isOpen: boolean;
  onClose(): void;
  /** Title at the top. With `isTitleHidden`, only the accessible name. */
  title: string;
  isTitleHidden?: boolean;
  /** Whether the content has its own close button. */
  isCloseHidden?: boolean;
  closeLabel: string;
  /** Content beside the close button, if the title is hidden. */
  actions?: ReactNode;
  /** Content at the top of a sheet on a phone after its `data-cover` is scrolled away, if the title is hidden. */
  scrolledBar?: ReactNode;
  /**
   * Height of the sheet. `auto`: at most 65 % of the screen [SH-4]. `tall`: 92 %, for images and for fields above a
   * keyboard. `full`: the whole screen. `card`: a pop-up in the centre of the screen.
   */
  height?: "auto" | "tall" | "full" | "card";
  /**
   * Whether the sheet is a drawer: at least 30 % of the screen height, or from 1024 px, 30 % of the screen width at the
   * side [SH-4].
   */
  isDrawer?: boolean;
  /** Width of the dialog from 1024 px, in CSS pixels. */
  width?: number;
  /** Content below the scrolling part. */
  footer?: ReactNode;
  children: ReactNode;
}

const SHEET_CLOSE_DURATION_MS = 280;
/** Height of the bar over scrolled content, in CSS pixels. */
const SHEET_BAR_HEIGHT_PX = 56;

/**
 * Renders a bottom sheet, or a dialog from 1024 px. It closes by drag, Escape, a tap outside and, with `usePanel`, the
 * back button [RT-5].
 */
export function Sheet(props: SheetProps) {
  const { isOpen } = props;
  const [isThere, setIsThere] = useState(isOpen);
  if (isOpen && !isThere) setIsThere(true);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setIsThere(false), SHEET_CLOSE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen || isThere ? <SheetDialog {...props} /> : null;
}

/** Sets the sheet's attribute, without a re-render, when its cover is scrolled under the bar. */
function updateSheetBarAttribute(content: HTMLElement): void {
  const cover = content.querySelector<HTMLElement>("[data-cover]");
  const isUnder = cover !== null && content.scrollTop > cover.offsetHeight - SHEET_BAR_HEIGHT_PX;
  content.closest("dialog")?.toggleAttribute("data-scrolled", isUnder);
}

function SheetDialog({
  isOpen,
  onClose,
  title,
  isTitleHidden = false,
  isCloseHidden = false,
  closeLabel,
  actions,
  scrolledBar,
  height = "auto",
  isDrawer = false,
  width,
  footer,
  children,
}: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const drag = useSheetDrag(dialog, onClose);

  useEffect(() => {
    return isOpen && dialog.current ? openSheet(dialog.current) : undefined;
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      popover="manual"
      aria-modal
      data-sheet
      data-height={height}
      data-drawer={isDrawer || undefined}
      aria-labelledby={titleId}
      className="sheet"
      style={width ? ({ "--sheet-width": `${width}px` } as CSSProperties) : undefined}
      onCancel={(event) => {
        // Ignores the event of a sheet that is rendered inside this sheet, because React also propagates it to this
        // sheet.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onPointerDown={drag}
    >
      {height !== "card" && (
        <span
          data-drag
          aria-hidden
          className="absolute inset-x-0 top-0 z-10 mx-auto h-5 w-24 touch-none pt-2 lg:hidden"
        >
          <span className="mx-auto block h-1 w-9 rounded-full bg-ink/20" />
        </span>
      )}
      <div
        data-drag
        className={
          isTitleHidden
            ? "sr-only"
            : "flex touch-none items-center justify-between gap-3 ps-5 pe-2.5 pt-4 pb-2 lg:touch-auto"
        }
      >
        <h2 id={titleId} className="text-title font-bold">
          {title}
        </h2>
        {!isTitleHidden && (
          <IconButton label={closeLabel} onClick={onClose}>
            <X size={22} aria-hidden />
          </IconButton>
        )}
      </div>
      {isTitleHidden && !isCloseHidden && (
        <span className="absolute end-3 top-1.5 z-20 flex gap-2 lg:top-3">
          {actions}
          <IconButton label={closeLabel} look="raised" onClick={onClose}>
            <X size={22} aria-hidden />
          </IconButton>
        </span>
      )}
      {scrolledBar && (
        <div data-drag aria-hidden className="sheet-bar">
          {scrolledBar}
        </div>
      )}
      <div
        // The flex basis is the content, because WebKit computes the percentage basis of `flex-1` as 0 in a popover.
        className="min-h-0 flex-auto overflow-y-auto overscroll-contain"
        onScroll={scrolledBar ? ({ currentTarget }) => updateSheetBarAttribute(currentTarget) : undefined}
      >
        {children}
      </div>
      {footer && (
        <div className="border-t border-line bg-raised px-4 pt-3 pb-[max(12px,var(--safe-bottom))]">
          {footer}
        </div>
      )}
    </dialog>
  );
}
