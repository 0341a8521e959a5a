import type { Reservation } from "@dasturxon/contract";
import { Button, Group, Modal, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { clockTime } from "../../platform/clock-time.ts";
import { useStaff } from "../../platform/session.tsx";
import { useT } from "../../platform/use-language.tsx";

interface Props {
  reservation: Reservation | null;
  onClose: () => void;
  onRefuse: (words: string) => Promise<boolean>;
}

/** Asks for the words that the guest reads beside the refusal; none is an answer too. */
export function RefuseReservation({ reservation, onClose, onRefuse }: Props) {
  const t = useT();
  const { timeZone } = useStaff().merchant;
  const [words, setWords] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const refuse = async () => {
    setIsBusy(true);
    if (await onRefuse(words.trim())) {
      setWords("");
      onClose();
    }
    setIsBusy(false);
  };
  return (
    <Modal
      opened={reservation !== null}
      onClose={onClose}
      centered
      title={t("hall.refuse-title")}
      closeButtonProps={{ "aria-label": t("refuse.back"), size: 44 }}
    >
      {reservation && (
        <Stack>
          <Text>
            {clockTime(reservation.startsAt, timeZone)} ·{" "}
            {t("hall.table", { number: reservation.table.number })} ·{" "}
            {reservation.guestName ?? t("order.guest")}
          </Text>
          <Textarea
            label={t("hall.words")}
            autosize
            minRows={2}
            maxLength={300}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={onClose}>
              {t("refuse.back")}
            </Button>
            <Button color="red" size="md" loading={isBusy} onClick={() => void refuse()}>
              {t("hall.refuse")}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
