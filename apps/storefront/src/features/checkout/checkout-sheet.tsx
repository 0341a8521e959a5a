import { useEffect } from "react";
import type { ReactNode } from "react";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import type { CheckoutSheetName } from "./obstacles.ts";
import type { OrderPlacement } from "./use-placing.ts";

/** Delay before the first invalid field gets the focus, after the sheet's opening animation, milliseconds. */
const INVALID_FIELD_FOCUS_DELAY_MS = 350;

export interface CheckoutSheetProps {
  name: CheckoutSheetName;
  isOpen: boolean;
  /** Whether the order is being sent, with the input as it was. */
  isBusy: boolean;
  onClose(): void;
  /**
   * Refusal of the last attempt to place the order, if it concerns a field of this sheet. It is shown above the fields.
   */
  problem: OrderPlacement["problem"];
  /** Whether the sheet is closed by a choice and has no button for it. */
  isClosedByChoice?: boolean;
  children: ReactNode;
}

/** Renders the fields of one part of the checkout. An invalid field gets the focus when the sheet opens. */
export function CheckoutSheet({
  name,
  isOpen,
  isBusy,
  onClose,
  problem,
  isClosedByChoice = false,
  children,
}: CheckoutSheetProps) {
  const t = useT();
  const errorText = useErrorText();
  const id = `checkout-sheet-${name}`;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(
      () => document.querySelector<HTMLElement>(`#${id} [aria-invalid="true"]`)?.focus(),
      INVALID_FIELD_FOCUS_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isOpen, id]);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t(`checkout.${name}`)}
      closeLabel={t("action.close")}
      height="tall"
      {...(!isClosedByChoice && {
        footer: (
          <Button size="large" isWide onClick={onClose}>
            {t("checkout.done")}
          </Button>
        ),
      })}
    >
      <div id={id} inert={isBusy} className="px-5 pt-1 pb-[max(20px,var(--safe-bottom))]">
        {problem && (
          <p role="alert" className="mb-2 rounded-control bg-warn-soft px-3.5 py-3 text-small text-warn-ink">
            {errorText(problem.error)}
          </p>
        )}
        {children}
      </div>
    </Sheet>
  );
}
