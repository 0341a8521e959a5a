import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { useMoment } from "../../platform/use-moment.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkToPassOn } from "../../ui/link-to-pass-on.tsx";

/** Gives the link by which a courier has his orders in Telegram, without an app [OR-6]. */
export function TelegramLink({ courier: { id, name } }: { courier: { id: string; name: string } }) {
  const t = useT();
  const { language } = useLanguage();
  const momentOf = useMoment();
  const [given, setGiven] = useState<{ link: string; expiresAt: string } | null>(null);
  const title = t("courier.telegram-of", { name });
  const give = async () => {
    const body = { purpose: "courier" as const, courierId: id, language };
    const [refusal, code] = await api.call("POST /console/v1/telegram-links", { body });
    if (refusal) showRefusal(refusal, language);
    else setGiven(code);
  };
  return (
    // A press within the row would open the courier.
    <div onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <BusyButton variant="default" aria-label={title} onPress={give}>
        {t("courier.telegram")}
      </BusyButton>
      {given && (
        <Dialog title={title} isOpen onClose={() => setGiven(null)}>
          <Stack>
            <Text>{t("courier.telegram-means", { until: momentOf(given.expiresAt) })}</Text>
            <LinkToPassOn
              url={given.link}
              qrLabel={t("courier.telegram-qr")}
              testId="courier-link"
              onClose={() => setGiven(null)}
            />
          </Stack>
        </Dialog>
      )}
    </div>
  );
}
