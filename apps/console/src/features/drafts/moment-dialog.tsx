import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { InstantField } from "../../fields/instant-field.tsx";
import { useBusy } from "../../platform/use-busy.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface Props {
  isOpen: boolean;
  first: string | null;
  onClose: () => void;
  /** Called with the time of publication. Returns false to keep the dialog open. */
  onChoose: (publishAt: string) => Promise<boolean>;
}

/** Dialog to schedule the publication of drafts, in the brand's time zone. */
export function ScheduleDraftsDialog({ isOpen, first, onClose, onChoose }: Props) {
  const t = useTranslate();
  const { isBusy, run } = useBusy();
  const [at, setAt] = useState(first);
  const isAhead = at !== null && Date.parse(at) > Date.now();
  const chooseMoment = async () => {
    if (at && (await run(() => onChoose(at)))) onClose();
  };
  return (
    <Dialog title={t("drafts.schedule")} isOpen={isOpen} onClose={onClose}>
      <Stack>
        <InstantField
          label={t("drafts.moment")}
          description={t("drafts.moment.hint")}
          size="md"
          value={at}
          error={at && !isAhead ? t("drafts.moment.past") : undefined}
          onChange={setAt}
        />
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t("refuse.back")}
          </Button>
          <Button size="md" disabled={!isAhead} loading={isBusy} onClick={() => void chooseMoment()}>
            {t("drafts.moment.set")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
