import { ActionIcon } from "@mantine/core";
import { Volume1, Volume2 } from "lucide-react";
import { useBellSound } from "../platform/use-bell.ts";
import { useTranslate } from "../platform/use-language.tsx";

interface Props {
  /** Called on a click before the popover's script is loaded. */
  onAsk?: () => void;
}

/** Button that opens the popover with the volume of the bell. */
export function SoundIcon({ onAsk, ...ofPopover }: Props) {
  const t = useTranslate();
  const { volume } = useBellSound();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t("sound.title")}
      aria-haspopup="dialog"
      onClick={onAsk}
      {...ofPopover}
    >
      {volume < 0.5 ? <Volume1 size={18} /> : <Volume2 size={18} />}
    </ActionIcon>
  );
}
