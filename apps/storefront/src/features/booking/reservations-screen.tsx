import { CalendarPlus, CircleCheckBig } from "lucide-react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { Reservation } from "@dasturxon/contract";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { useOpenPanels } from "../../platform/panel.ts";
import { useNow } from "../../platform/use-now.ts";
import { useSession } from "../../shop/session/session.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { CancelReservationSheet } from "./cancel-reservation.tsx";
import { isUpcoming, ReservationCard } from "./reservation-card.tsx";
import { reservationsQuery, useReservations } from "./use-reservations.ts";

const CANCEL_RESERVATION_PANEL_PREFIX = "cancel-reservation:";

/** Renders the customer's reservations: upcoming ones, soonest first, then past ones. */
export function ReservationsScreen() {
  const t = useT();
  const session = useSession();
  const now = useNow();
  return (
    <main id="main" className="min-h-dvh bg-ground">
      <PageHeader
        title={t("booking.mine")}
        back="/profile"
        isBackFixed
        backLabel={t("profile.title")}
        width="max-w-[640px]"
        end={
          <Link
            to="/booking"
            className="inline-flex min-h-11 items-center gap-1.5 text-small font-medium text-brand-ink"
          >
            <CalendarPlus size={18} aria-hidden />
            {t("booking.another")}
          </Link>
        }
      />
      <div className="mx-auto grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-1 pb-16 lg:px-6">
        {session && now !== null && <ReservationList userId={session.userId} now={now} />}
      </div>
    </main>
  );
}

function ReservationList({ userId, now }: { userId: string; now: number }) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { panels, open, close } = useOpenPanels();
  const { data, error } = useReservations(userId);
  const [search] = useSearchParams();
  const made = data?.find(({ id }) => id === search.get("made"));
  if (!data && error) {
    return (
      <ErrorState
        title={t("error.load")}
        text={errorText(error)}
        action={{ label: t("action.retry"), onPress: () => void reservationsQuery.reload(userId) }}
      />
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t("state.loading")} className="grid gap-3">
        <Skeleton className="h-52 rounded-[20px]!" />
        <Skeleton className="h-52 rounded-[20px]!" />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title={t("booking.none")}
        text={t("booking.noneText")}
        icon={<CalendarPlus size={34} strokeWidth={1.5} aria-hidden />}
        action={{ label: t("booking.title"), onPress: () => void navigate("/booking") }}
      />
    );
  }
  const coming = data
    .filter((each) => isUpcoming(each, now))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const past = data.filter((each) => !isUpcoming(each, now));
  const asked = panels.find((panel) => panel.startsWith(CANCEL_RESERVATION_PANEL_PREFIX)) ?? null;
  const renderReservationCard = (reservation: Reservation) => (
    <li key={reservation.id}>
      <ReservationCard
        reservation={reservation}
        now={now}
        onCancel={() => open(CANCEL_RESERVATION_PANEL_PREFIX + reservation.id)}
      />
    </li>
  );
  return (
    <>
      {made?.state === "NEW" && (
        <p
          role="status"
          className="flex items-center gap-3 rounded-[20px] bg-good-soft px-4 py-3.5 text-good-ink"
        >
          <CircleCheckBig size={24} aria-hidden className="shrink-0" />
          {t("booking.sent")}
        </p>
      )}
      {coming.length > 0 && <ul className="grid gap-3">{coming.map(renderReservationCard)}</ul>}
      {past.length > 0 && (
        <section aria-labelledby="reservations-past" className="mt-3 grid gap-3">
          <h2 id="reservations-past" className="text-title font-bold">
            {t("booking.past")}
          </h2>
          <ul className="grid gap-3">{past.map(renderReservationCard)}</ul>
        </section>
      )}
      <CancelReservationSheet
        reservation={data.find(({ id }) => asked === CANCEL_RESERVATION_PANEL_PREFIX + id) ?? null}
        userId={userId}
        onClose={() => asked && close(asked)}
      />
    </>
  );
}
