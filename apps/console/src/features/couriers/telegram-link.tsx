import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { OneTimeLink } from "../../ui/one-time-link.tsx";

/** Link that connects a courier's Telegram account. The server returns it only once. */
export interface IssuedCourierLink {
  name: string;
  link: string;
  expiresAt: string;
}

interface Props {
  courier: { id: string; name: string };
  onGiven: (given: IssuedCourierLink) => void;
}

/** Returns whether the brand has an enabled Telegram bot, which links require. */
export function useHasBot(): boolean {
  const { data } = useQuery({
    queryKey: ["telegram-links"],
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/telegram-links")),
  });
  return typeof data?.username === "string";
}

/** Button that creates a link, so that a courier gets their orders in Telegram without an app [OR-6]. */
export function TelegramLinkButton({ courier: { id, name }, onGiven }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const issueLink = async () => {
    const body = { purpose: "courier" as const, courierId: id, language };
    const [refusal, code] = await api.call("POST /console/v1/telegram-links", { body });
    if (refusal) showRefusal(refusal, language);
    else onGiven({ name, ...code });
  };
  return (
    <Button
      size="md"
      variant="default"
      flex="none"
      loading={isBusy}
      aria-label={t("courier.telegram-of", { name })}
      onClick={(event) => {
        event.stopPropagation();
        void run(issueLink);
      }}
    >
      {t("courier.telegram")}
    </Button>
  );
}

/** Shows the link to send to the courier and its expiry time. */
export function TelegramLinkDialog({ given, onClose }: { given: IssuedCourierLink; onClose: () => void }) {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  const { name, link, expiresAt } = given;
  return (
    <Dialog title={t("courier.telegram-of", { name })} isOpen onClose={onClose}>
      <Stack>
        <Text>{t("courier.telegram-means", { until: momentOf(expiresAt) })}</Text>
        <OneTimeLink url={link} qrLabel={t("courier.telegram-qr")} testId="courier-link" onClose={onClose} />
      </Stack>
    </Dialog>
  );
}
