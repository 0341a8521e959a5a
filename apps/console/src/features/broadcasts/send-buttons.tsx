import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";

interface Props {
  label: string;
  isDisabled: boolean;
  /** Whether sending needs a confirmation. Required for broadcasts that are sent immediately. */
  isAsked: boolean;
  onSend: () => Promise<void>;
}

/** Button that sends the broadcast. Sent messages cannot be revoked, so a second click confirms it. */
export function BroadcastSendButton({ label, isDisabled, isAsked, onSend }: Props) {
  const t = useTranslate();
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
