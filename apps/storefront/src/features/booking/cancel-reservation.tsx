import { useState } from "react";
import type { Reservation } from "@dasturxon/contract";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { QuestionSheet } from "../../ui/question-sheet.tsx";
import { reservationsQuery, updateShownReservation } from "./use-reservations.ts";

export interface CancelReservationSheetProps {
  /** Reservation to cancel. Null closes the sheet. */
  reservation: Reservation | null;
  userId: string;
  onClose(): void;
}

/** Renders the confirmation before a reservation is cancelled. */
export function CancelReservationSheet({ reservation, userId, onClose }: CancelReservationSheetProps) {
  const t = useT();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  async function cancelReservation(): Promise<void> {
    if (!reservation) return;
    setIsBusy(true);
    const { data, error: refusal } = await call("POST /orders/v1/reservations/{id}/cancel", {
      path: { id: reservation.id },
    });
    setIsBusy(false);
    setError(refusal);
    if (data) updateShownReservation(userId, data);
    // The request was refused, usually because the staff changed the reservation first. Reloads the current
    // reservations.
    else void reservationsQuery.reload(userId);
    if (data) onClose();
  }

  function closeSheet() {
    setError(null);
    onClose();
  }

  return (
    <QuestionSheet
      isOpen={reservation !== null}
      onClose={closeSheet}
      title={t("booking.cancelTitle")}
      closeLabel={t("action.close")}
      answers={
        <>
          <Button look="danger" size="large" isWide isBusy={isBusy} onClick={() => void cancelReservation()}>
            {t("booking.cancelYes")}
          </Button>
          <Button look="quiet" size="large" isWide onClick={closeSheet}>
            {t("booking.cancelNo")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t("booking.cancelText")}</p>
      {error && (
        <p role="alert" className="mt-2 text-small text-bad-ink">
          {errorText(error)}
        </p>
      )}
    </QuestionSheet>
  );
}
