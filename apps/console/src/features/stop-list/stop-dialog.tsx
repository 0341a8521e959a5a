import { Stack, Text, UnstyledButton } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { type StopDurationChoice, stopChoices, calculateStopEnd } from "../../parts/stops/stop-product.ts";
import { formatUntilText } from "../../platform/until-text.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface Props {
  /** Name of the products whose sale is stopped, shown in the title of the dialog. Null: the dialog is closed. */
  title: string | null;
  /** Text with the branch in which the sale is stopped, and the number of products that were already stopped. */
  note: string;
  onChoose: (choice: StopDurationChoice) => void;
  onClose: () => void;
}

/** Dialog that selects the end of a stop. One tap stops the products. */
export function StopDialog({ title, note, onChoose, onClose }: Props) {
  const t = useTranslate();
  const { timeZone } = useSignedInStaff().merchant;
  const now = new Date();
  const formatStopEnd = (choice: StopDurationChoice) => {
    const end = calculateStopEnd(choice, now, timeZone);
    return end && t("stop.back-at", { time: formatUntilText(end.toISOString(), { timeZone, now, t }) });
  };
  return (
    <Dialog title={title ?? ""} isOpen={title !== null} onClose={onClose}>
      <Stack gap={4}>
        {note && <Text c="dimmed">{note}</Text>}
        {stopChoices.map((choice) => (
          <UnstyledButton key={choice} className="choice-row" onClick={() => onChoose(choice)}>
            <Text fz="lg" fw={500}>
              {t(`stop.${choice}`)}
            </Text>
            <Text c="dimmed" ms="auto">
              {formatStopEnd(choice)}
            </Text>
          </UnstyledButton>
        ))}
      </Stack>
    </Dialog>
  );
}
