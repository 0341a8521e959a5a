import { useEffect, useRef } from "react";
import { CheckoutSheet } from "./checkout-sheet.tsx";
import { NotesFields } from "./notes-fields.tsx";
import { getCheckoutCardOfObstacle } from "./obstacles.ts";
import type { CheckoutSheetName } from "./obstacles.ts";
import { PaymentChoice } from "./payment-choice.tsx";
import { ReceiverChoice } from "./receiver-choice.tsx";
import type { CheckoutState } from "./use-checkout.ts";
import type { OrderPlacement } from "./use-placing.ts";
import type { TimeChoice } from "./use-time-choice.ts";
import { CheckoutTimeFields } from "./when-fields.tsx";

/** Delay before the sheet closes after a choice, milliseconds [SH-4]. */
const CHECKOUT_SHEET_CLOSE_DELAY_MS = 100;

export interface CheckoutSheetsProps {
  /** Whether a sheet is open. The code of the sheets is rendered from then on. */
  isOpen: boolean;
  /** The open sheet. Null if all are closed. */
  opened: CheckoutSheetName | null;
  onClose(): void;
  checkout: CheckoutState;
  choice: TimeChoice;
  placing: Pick<OrderPlacement, "problem" | "isBusy">;
  /** Whether the guest tried to place the order, so that missing input is an error. */
  isTried: boolean;
}

/** Renders the sheets with the fields of the checkout: time, receiver, extras and payment method. */
export function CheckoutSheets(props: CheckoutSheetsProps) {
  const { opened, onClose, checkout, choice, isTried } = props;
  const { problem, isBusy } = props.placing;
  const closing = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    if (opened === "pay" || closing.current === null) return;
    clearTimeout(closing.current);
    closing.current = null;
  }, [opened]);
  const createSheetProps = (name: CheckoutSheetName) => ({
    name,
    isOpen: opened === name,
    isBusy,
    onClose,
    problem:
      problem && !problem.isUnsure && getCheckoutCardOfObstacle(problem.error.code) === name ? problem : null,
  });

  /**
   * Closes the sheet after a short delay, so that the click that follows the tap is dispatched first. Two taps close it
   * only once.
   */
  function closeSoon() {
    closing.current ??= setTimeout(() => {
      closing.current = null;
      onClose();
    }, CHECKOUT_SHEET_CLOSE_DELAY_MS);
  }

  return (
    <>
      <CheckoutSheet {...createSheetProps("when")}>
        <CheckoutTimeFields checkout={checkout} choice={choice} />
      </CheckoutSheet>
      <CheckoutSheet {...createSheetProps("who")}>
        <ReceiverChoice draft={checkout.draft} isTried={isTried} />
      </CheckoutSheet>
      <CheckoutSheet {...createSheetProps("notes")}>
        <NotesFields checkout={checkout} isTried={isTried} />
      </CheckoutSheet>
      <CheckoutSheet {...createSheetProps("pay")} isClosedByChoice>
        <PaymentChoice checkout={checkout} onTapped={closeSoon} />
      </CheckoutSheet>
    </>
  );
}
