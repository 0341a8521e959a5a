import { Button, Popover, Slider, Stack, Text } from "@mantine/core";
import { BellRing } from "lucide-react";
import { QUIETEST, setBellVolume, testBell } from "./platform/bell.ts";
import { useOpenedBy } from "./platform/late-part.ts";
import { useSound } from "./platform/use-bell.ts";
import { useT } from "./platform/use-language.tsx";
import { SoundIcon } from "./sound-icon.tsx";

/** How loud the bell is, and a try of it. */
export function SoundPopover({ isAsked }: { isAsked: boolean }) {
  const t = useT();
  const { volume } = useSound();
  const [isOpen, setIsOpen] = useOpenedBy(isAsked);
  return (
    <Popover
      position="bottom-end"
      width={280}
      trapFocus
      portalProps={{ target: "#console-main" }}
      opened={isOpen}
      onChange={setIsOpen}
    >
      <Popover.Target>
        <SoundIcon onAsk={() => setIsOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown>
        <Stack>
          <Text fw={500}>{t("sound.volume")}</Text>
          <Slider
            min={QUIETEST}
            max={1}
            step={0.05}
            size="lg"
            thumbSize={28}
            label={null}
            thumbLabel={t("sound.volume")}
            value={volume}
            onChange={setBellVolume}
          />
          <Button variant="light" size="md" leftSection={<BellRing size={18} />} onClick={testBell}>
            {t("sound.test")}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
