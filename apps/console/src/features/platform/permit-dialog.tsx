import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { OneTimeLink } from "../../ui/one-time-link.tsx";
import { formatLocalDateTime, usePlatformActions } from "./use-platform.ts";

const MAX_PERMIT_NAME_LENGTH = 120;

/** Dialog that creates a link with which a user can open a new store. The link is shown only once. */
export function PermitDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { isBusy, run } = useBusy();
  const { givePermit } = usePlatformActions();
  const [whom, setWhom] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [given, setGiven] = useState<{ url: string; expiresAt: string } | null>(null);
  const issuePermit = () =>
    run(async () => {
      const [refusal, made] = await givePermit(whom.trim());
      setFault(refusal ? refusal.description[language] : null);
      if (made) setGiven(made);
    });
  return (
    <Dialog title={t("platform.permit.title")} isOpen onClose={onClose}>
      {given ? (
        <IssuedPermitLink {...given} onClose={onClose} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void issuePermit();
          }}
        >
          <Stack>
            <Text>{t("platform.permit.means")}</Text>
            <TextInput
              size="md"
              label={t("platform.permit.for")}
              description={t("platform.permit.for.hint")}
              maxLength={MAX_PERMIT_NAME_LENGTH}
              error={fault}
              value={whom}
              onChange={(event) => setWhom(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button type="submit" size="md" loading={isBusy} disabled={whom.trim() === ""}>
                {t("platform.permit.give")}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

function IssuedPermitLink({
  url,
  expiresAt,
  onClose,
}: {
  url: string;
  expiresAt: string;
  onClose: () => void;
}) {
  const t = useTranslate();
  return (
    <Stack>
      <Text>{t("platform.permit.once", { until: formatLocalDateTime(expiresAt) })}</Text>
      <OneTimeLink url={url} qrLabel={t("platform.permit.title")} testId="permit-link" onClose={onClose} />
    </Stack>
  );
}
