import { createRandomId } from "@dasturxon/contract/random-id";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { useIsScreenLeft } from "../../platform/use-is-left.ts";
import { sessionStore } from "../../shop/session/session.ts";
import { toast } from "../../ui/toast.tsx";
import { bookingDraftStore, changeBookingDraft, resetBookingDraft } from "./draft.ts";
import { reservationsQuery } from "./use-reservations.ts";
import { availableTimesQuery } from "./use-booking.ts";
import type { Booking } from "./use-booking.ts";

export interface ReservationSubmit {
  isBusy: boolean;
  /** Error of the last attempt. `isUnsure`: there was no response, a retry is safe. */
  problem: { error: ApiError; isUnsure: boolean } | null;
  reserve(): Promise<void>;
}

/** Sends the reservation and opens the customer's list. Repeated taps reserve only one table [OR-11]. */
export function useSubmitReservation(booking: Booking, onSignInNeeded: () => void): ReservationSubmit {
  const t = useT();
  const errorText = useErrorText();
  const shell = useShell();
  const isLeft = useIsScreenLeft();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<ReservationSubmit["problem"]>(null);

  async function submitReservation(): Promise<void> {
    const session = sessionStore.get();
    if (!session) return onSignInNeeded();
    const { branch, day, time, table, draft, name, phone } = booking;
    if (!branch || !day || !time || isBusy) return;
    setIsBusy(true);
    setProblem(null);
    const idempotencyKey = draft.key ?? createRandomId();
    changeBookingDraft({ key: idempotencyKey });
    const { chairs } = draft;
    const { data, error } = await call("POST /orders/v1/reservations", {
      body: {
        branchId: branch.id,
        tableId: table?.id ?? null,
        chairs,
        day,
        time,
        name: name.trim() || null,
        phone,
        comment: draft.comment.trim() || null,
      },
      idempotencyKey,
    });
    setIsBusy(false);
    // Reloads the available times in any case, because the free tables may have changed.
    void availableTimesQuery.reload({ branchId: branch.id, day, chairs });
    if (data) {
      shell.haptic("success");
      resetBookingDraft();
      void reservationsQuery.reload(session.userId);
      return void navigate(`/profile/reservations?made=${data.id}`, { replace: true });
    }
    shell.haptic("error");
    const isUnsure = error.statusCode === 0 || error.statusCode >= 500;
    if (!isUnsure && bookingDraftStore.get().key) changeBookingDraft({ key: null });
    // The application's root handles an expired session and notifies the customer [US-4].
    if (error.statusCode === 401) return;
    setProblem({ error, isUnsure });
    if (!isLeft.current) return;
    const action = { label: t("booking.title"), onPress: () => void navigate("/booking") };
    const text = [errorText(error), isUnsure && t("booking.unsure")].filter(Boolean).join(" ");
    void toast({ text, tone: "bad", action });
  }

  return { isBusy, problem, reserve: submitReservation };
}
