import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useT } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";

interface Props {
  label: string;
  isDisabled: boolean;
  /** What goes out at once asks once more. */
  isAsked: boolean;
  onSend: () => Promise<void>;
}

/** Sends what was written; nobody can take it back, so a second press says that it is meant. */
export function SendButtons({ label, isDisabled, isAsked, onSend }: Props) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  if (!isAsked || !isAsking)
    return (
      <Group justify="flex-end">
        {isAsked ? (
          <Button size="md" disabled={isDisabled} onClick={() => setAsking(true)}>
            {label}
          </Button>
        ) : (
          <BusyButton disabled={isDisabled} onPress={onSend}>
            {label}
          </BusyButton>
        )}
      </Group>
    );
  return (
    <Stack gap="sm" role="group" aria-label={label}>
      <Text ta="end">{t("broadcast.send-sure")}</Text>
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={() => setAsking(false)}>
          {t("refuse.back")}
        </Button>
        <BusyButton disabled={isDisabled} onPress={onSend}>
          {t("broadcast.sure")}
        </BusyButton>
      </Group>
    </Stack>
  );
}
