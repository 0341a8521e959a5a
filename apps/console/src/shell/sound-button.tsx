import { Button } from "@mantine/core";
import { VolumeX } from "lucide-react";
import { resumeSound } from "../platform/bell.ts";
import { useBellSound } from "../platform/use-bell.ts";
import { useTranslate } from "../platform/use-language.tsx";
import { SoundIcon } from "./sound-icon.tsx";
import { createLazyControl } from "../ui/lazy-control.tsx";

const SoundPopover = createLazyControl(
  async () => (await import("./sound-popover.tsx")).SoundPopover,
  SoundIcon,
);

/** Button that opens the volume of the bell. While the browser mutes the bell, a press allows sound instead. */
export function SoundButton() {
  const t = useTranslate();
  const { isMute } = useBellSound();
  if (!isMute) return <SoundPopover />;
  return (
    <Button color="yellow.4" c="dark.9" px="sm" leftSection={<VolumeX size={18} />} onClick={resumeSound}>
      {t("sound.allow")}
    </Button>
  );
}
