import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";

/** Button that deletes the bot after a confirmation. */
export function RemoveBotButton({ onRemove }: { onRemove: () => Promise<void> }) {
  const t = useTranslate();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Group>
        <Button variant="subtle" color="red" size="md" onClick={() => setAsked(true)}>
          {t("telegramBot.remove")}
        </Button>
      </Group>
    );
  return (
    <Group role="group" aria-label={t("telegramBot.remove")}>
      <Text>{t("telegramBot.remove-about")}</Text>
      <BusyButton color="red" onPress={onRemove}>
        {t("telegramBot.remove")}
      </BusyButton>
      <Button variant="default" size="md" onClick={() => setAsked(false)}>
        {t("telegramBot.keep")}
      </Button>
    </Group>
  );
}
