import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import type { Reservation } from "@dasturxon/contract";
import { formatPhone } from "@dasturxon/domain/format";
import { Anchor, Badge, Box, Button, Group, Text } from "@mantine/core";
import { formatClockTime } from "../../platform/clock-time.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";

const reservationStateColors: Record<Reservation["state"], string> = {
  NEW: "orange",
  CONFIRMED: "teal",
  REFUSED: "gray",
  CANCELED: "gray",
};

interface Props {
  reservation: Reservation;
  /** Whether the reservation is in the future and the role may answer it. */
  mayAnswer: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onRefuse: () => void;
}

/** Row of a reservation: time, number of guests, table, guest, and the buttons to confirm and refuse. */
export function ReservationRow({ reservation, mayAnswer, isBusy, onConfirm, onRefuse }: Props) {
  const t = useTranslate();
  const text = useLocalizeText();
  const { timeZone } = useSignedInStaff().merchant;
  const { state, table, branch, chairs, guestName, guestPhone, comment, answer } = reservation;
  const isOver = state === "REFUSED" || state === "CANCELED";
  return (
    <Group
      role="listitem"
      className="list-row"
      align="flex-start"
      gap="md"
      py="sm"
      data-over={isOver || undefined}
    >
      <Text fz={20} fw={700} w={132} style={{ flexShrink: 0, whiteSpace: "nowrap" }}>
        {formatClockTime(reservation.startsAt, timeZone)}–{formatClockTime(reservation.endsAt, timeZone)}
      </Text>
      <Box flex={1} miw={180}>
        <Text fw={600}>
          {t("reservations.table", { number: table.number })}
          {text(table.place) && ` · ${text(table.place)}`} · {t("reservations.chairs", { count: chairs })}
        </Text>
        <Text size="sm">
          {guestName ?? t("order.guest")}
          {guestPhone && (
            <>
              {" · "}
              <Anchor href={formatPhoneHref(guestPhone) ?? undefined} dir="ltr" className="phone-link">
                {formatPhone(guestPhone)}
              </Anchor>
            </>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {text(branch.name)}
        </Text>
        {comment && <Text className="guest-note">{comment}</Text>}
        {answer && (
          <Text size="sm" c="dimmed">
            {t("reservations.answered", { answer })}
          </Text>
        )}
      </Box>
      <Group gap="xs">
        <Badge size="lg" variant="light" color={reservationStateColors[state]}>
          {t(`reservation.${state}`)}
        </Badge>
        {mayAnswer && !isOver && (
          <Button variant="default" size="md" disabled={isBusy} onClick={onRefuse}>
            {t("reservations.refuse")}
          </Button>
        )}
        {mayAnswer && state === "NEW" && (
          <Button size="md" loading={isBusy} onClick={onConfirm}>
            {t("reservations.confirm")}
          </Button>
        )}
      </Group>
    </Group>
  );
}
