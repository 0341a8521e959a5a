import type { Reservation } from "@dasturxon/contract";
import { Container, Group, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { dayFromInstant } from "@dasturxon/domain/time-zone";
import { useState } from "react";
import { useBranches } from "../../parts/branches/use-branches.ts";
import { BranchSelect } from "../../parts/branches/branch-select.tsx";
import { formatDayName } from "../../platform/day-name.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useNow } from "../../platform/use-now.ts";
import { QueryStateView } from "../../ui/query-state.tsx";
import { DayGrid } from "./day-grid.tsx";
import { RefuseReservationDialog } from "./refuse-reservation.tsx";
import { ReservationDay } from "./reservation-day.tsx";
import { TableCodes } from "./table-codes.tsx";
import { useReservationAnswers, useReservations } from "./use-reservations.ts";
import { WaiterCalls } from "./waiter-calls.tsx";

/** Page of waiter calls and of reservations by day. */
export function ReservationsPage() {
  const t = useTranslate();
  const staff = useSignedInStaff();
  const { timeZone } = staff.merchant;
  const now = useNow(30);
  const state = useReservations();
  const { branches, nameOf } = useBranches();
  const [isGrid, setGrid] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const [branchId, setBranchId] = useState<string | null>(null);
  const [refused, setRefused] = useState<Reservation | null>(null);
  const answers = useReservationAnswers();
  if (state.data === undefined)
    return <QueryStateView query={state} failed={t("reservations.failed")} area="page" />;
  const isBranchShown = (id: string) => branchId === null || id === branchId;
  const calls = state.data.waiterCalls.filter((call) => isBranchShown(call.branchId));
  const tables = state.data.tables.filter((table) => isBranchShown(table.branchId));
  const today = dayFromInstant(now, timeZone);
  const days = Map.groupBy(
    state.data.reservations.filter(
      ({ branch, startsAt }) => isBranchShown(branch.id) && dayFromInstant(startsAt, timeZone) >= today,
    ),
    ({ startsAt }) => dayFromInstant(startsAt, timeZone),
  );
  // The grid always contains today, even without reservations, because it shows the waiter calls.
  if (isGrid && tables.length > 0 && !days.has(today)) days.set(today, []);
  const shown = [...days].toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <Container size={isGrid ? "xl" : "md"} h="100%" style={{ overflowY: "auto" }} py="md">
      <Stack gap="lg">
        <BranchSelect value={branchId} onChange={setBranchId} />
        <section aria-label={t("reservations.calls")}>
          <Title order={2} size="h3" mb="sm">
            {t("reservations.calls")}
          </Title>
          <WaiterCalls calls={calls} branchName={nameOf} />
        </section>
        <section aria-label={t("reservations.title")}>
          <Group justify="space-between" gap="sm">
            <Title order={2} size="h3">
              {t("reservations.title")}
            </Title>
            {tables.length > 0 && (
              <SegmentedControl
                size="md"
                aria-label={t("reservations.view")}
                value={isGrid ? "grid" : "list"}
                data={(["list", "grid"] as const).map((value) => ({
                  value,
                  label: t(`reservations.view.${value}`),
                }))}
                onChange={(value) => setGrid(value === "grid")}
              />
            )}
          </Group>
          {shown.length === 0 && (
            <Text c="dimmed" mt="sm">
              {t("reservations.none")}
            </Text>
          )}
          {shown.map(([day, reservations]) => (
            <ReservationDay
              key={day}
              title={formatDayName(day, today, t)}
              reservations={reservations.filter(({ id }) => !isGrid || id === opened)}
              now={now}
              answers={answers}
              onRefuse={setRefused}
            >
              {isGrid && (
                <DayGrid
                  reservations={reservations}
                  calls={day === today ? calls : []}
                  tables={tables}
                  now={day === today ? now : null}
                  branchName={branchId === null && branches.length > 1 ? nameOf : null}
                  onOpen={({ id }) => setOpened((now) => (now === id ? null : id))}
                />
              )}
            </ReservationDay>
          ))}
        </section>
        {mayPerformTask(staff.role, "give_table_codes") && (
          <TableCodes branchId={branchId} branchName={nameOf} />
        )}
      </Stack>
      <RefuseReservationDialog
        reservation={refused}
        onClose={() => setRefused(null)}
        onRefuse={(words) => (refused ? answers.refuse(refused, words) : Promise.resolve(true))}
      />
    </Container>
  );
}
