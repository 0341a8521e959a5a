import type { Reservation } from "@dasturxon/contract";
import { formatClockTime } from "../../platform/clock-time.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { TextPromptDialog } from "../../ui/words-dialog.tsx";

interface Props {
  reservation: Reservation | null;
  onClose: () => void;
  onRefuse: (words: string) => Promise<boolean>;
}

/** Dialog with an optional comment that the guest sees with the refusal. */
export function RefuseReservationDialog({ reservation, onClose, onRefuse }: Props) {
  const t = useTranslate();
  const { timeZone } = useSignedInStaff().merchant;
  return (
    <TextPromptDialog
      isOpen={reservation !== null}
      title={t("reservations.refuse-title")}
      label={t("reservations.words")}
      confirm={t("reservations.refuse")}
      onClose={onClose}
      onConfirm={onRefuse}
    >
      {reservation &&
        [
          formatClockTime(reservation.startsAt, timeZone),
          t("reservations.table", { number: reservation.table.number }),
          reservation.guestName ?? t("order.guest"),
        ].join(" · ")}
    </TextPromptDialog>
  );
}
