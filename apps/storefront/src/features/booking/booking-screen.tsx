import { CalendarX, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormatDay } from "../../shop/brand/day-words.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { useIsMounted, usePanel } from "../../platform/panel.ts";
import { branchesQuery } from "../../shop/location/branches.ts";
import { useSession } from "../../shop/session/session.ts";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { focusCard } from "../../ui/card.tsx";
import { BranchCard } from "./branch-card.tsx";
import { PartySizeCard, BookingGuestCard, BookingCommentCard } from "./guest-cards.tsx";
import { TableCard } from "./table-card.tsx";
import { TimeCard } from "./time-card.tsx";
import { useBooking } from "./use-booking.ts";
import type { MissingBookingField } from "./use-booking.ts";
import { useSubmitReservation } from "./use-submit-reservation.ts";
import type { ReservationSubmit } from "./use-submit-reservation.ts";

export interface BookingScreenProps {
  /** Renders the sign-in over the page. */
  signIn(sheet: { isOpen: boolean; phone: string; onClose(): void; onSignedIn(): void }): ReactNode;
}

/** Renders the reservation of a table for a day and time on one page. Sign-in by phone code is the last step. */
export function BookingScreen({ signIn }: BookingScreenProps) {
  const t = useT();
  const isMounted = useIsMounted();
  const session = useSession();
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHeader
        title={t("booking.title")}
        back="/"
        backLabel={t("basket.toMenu")}
        width="max-w-[640px]"
        end={
          isMounted &&
          session && (
            <Link
              to="/profile/reservations"
              className="inline-flex min-h-11 items-center text-small font-medium text-brand-ink"
            >
              {t("booking.mine")}
            </Link>
          )
        }
      />
      <div className="mx-auto grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-1 pb-40 lg:px-6 lg:pb-16">
        {isMounted ? <BookingQuestions signIn={signIn} /> : <BookingSkeleton />}
      </div>
    </main>
  );
}

function BookingQuestions({ signIn }: BookingScreenProps) {
  const t = useT();
  const errorText = useErrorText();
  const dayWords = useFormatDay();
  const booking = useBooking();
  const panel = usePanel("sign-in");
  const [missed, setMissed] = useState<MissingBookingField | null>(null);
  const reserving = useSubmitReservation(booking, panel.open);
  const { branches, error, lack, day, time } = booking;
  if (!branches && error) {
    return (
      <ErrorState
        title={t("error.load")}
        text={errorText(error)}
        action={{ label: t("action.retry"), onPress: () => void branchesQuery.reload() }}
      />
    );
  }
  if (!branches) return <BookingSkeleton />;
  if (branches.length === 0) {
    const icon = <CalendarX size={34} strokeWidth={1.5} aria-hidden />;
    return <EmptyState title={t("booking.nowhere")} text={t("booking.nowhereText")} icon={icon} />;
  }
  function submitBooking() {
    setMissed(lack);
    if (lack) focusCard(`booking-${lack}`);
    else void reserving.reserve();
  }
  // Only the card with the missing input that the last press of the submit button reported is marked, until the input
  // is corrected.
  const getCardError = (card: MissingBookingField) =>
    missed === card && lack === card ? t(`booking.lacks.${card}`) : null;
  return (
    <>
      {branches.length > 1 && <BranchCard booking={booking} error={getCardError("branch")} />}
      <PartySizeCard booking={booking} error={getCardError("chairs")} />
      {booking.branch && <TimeCard booking={booking} error={getCardError("time")} />}
      <TableCard booking={booking} />
      <BookingGuestCard booking={booking} error={getCardError("phone")} />
      <BookingCommentCard booking={booking} />
      <BottomBar className="lg:[--sunken:var(--raised)]">
        <div className="mx-auto grid max-w-[640px] gap-3">
          <ReservationProblem reserving={reserving} />
          <Button
            size="large"
            isWide
            isBusy={reserving.isBusy}
            look={lack ? "quiet" : "brand"}
            onClick={submitBooking}
          >
            {lack || !day || !time
              ? t(`booking.lacks.${lack ?? "time"}`)
              : t("booking.reserve", { day: dayWords(day), time })}
          </Button>
        </div>
      </BottomBar>
      {signIn({
        isOpen: panel.isOpen,
        phone: booking.phone,
        onClose: panel.close,
        onSignedIn() {
          panel.close();
          void reserving.reserve();
        },
      })}
    </>
  );
}

function ReservationProblem({ reserving: { problem, isBusy } }: { reserving: ReservationSubmit }) {
  const t = useT();
  const errorText = useErrorText();
  if (!problem || isBusy) return null;
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-control bg-warn-soft px-3.5 py-3 text-small text-warn-ink"
    >
      <TriangleAlert size={20} aria-hidden className="shrink-0" />
      <p>
        {errorText(problem.error)} {problem.isUnsure && t("booking.unsure")}{" "}
        {problem.error.code === "too_many_reservations" && (
          <Link to="/profile/reservations" className="touch font-bold underline underline-offset-2">
            {t("booking.mine")}
          </Link>
        )}
      </p>
    </div>
  );
}

function BookingSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t("state.loading")} className="grid gap-3">
      {["h-36", "h-17", "h-64", "h-40"].map((height) => (
        <Skeleton key={height} className={`${height} rounded-[20px]!`} />
      ))}
    </div>
  );
}
