import type { Reservation } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { ReservationRow } from "./reservation-row.tsx";
import type { useReservationAnswers } from "./use-reservations.ts";

interface Props {
  title: string;
  reservations: readonly Reservation[];
  now: Date;
  answers: ReturnType<typeof useReservationAnswers>;
  onRefuse: (reservation: Reservation) => void;
  /** Grid of the dining tables, shown above the list of reservations. */
  children: ReactNode;
}

/** Reservations of a day with the buttons to answer them. */
export function ReservationDay({ title, reservations, now, answers, onRefuse, children }: Props) {
  const { role } = useSignedInStaff();
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mt="md">
        {title}
      </Title>
      {children}
      <div role="list">
        {reservations.map((reservation) => (
          <ReservationRow
            key={reservation.id}
            reservation={reservation}
            mayAnswer={
              mayPerformTask(role, "answer_reservations") && Date.parse(reservation.startsAt) > now.getTime()
            }
            isBusy={answers.busy === reservation.id}
            onConfirm={() => void answers.confirm(reservation)}
            onRefuse={() => onRefuse(reservation)}
          />
        ))}
      </div>
    </section>
  );
}
