import { Button } from "@mantine/core";
import { VolumeX } from "lucide-react";
import { allowSound } from "./platform/bell.ts";
import { useSound } from "./platform/use-bell.ts";
import { useT } from "./platform/use-language.tsx";
import { SoundIcon } from "./sound-icon.tsx";
import { lateControl } from "./ui/late-control.tsx";

const SoundPopover = lateControl(async () => (await import("./sound-popover.tsx")).SoundPopover, SoundIcon);

/** How loud the bell is; where the browser keeps it mute, one tap lets it through. */
export function SoundButton() {
  const t = useT();
  const { isMute } = useSound();
  if (!isMute) return <SoundPopover />;
  return (
    <Button color="yellow.4" c="dark.9" px="sm" leftSection={<VolumeX size={18} />} onClick={allowSound}>
      {t("sound.allow")}
    </Button>
  );
}
