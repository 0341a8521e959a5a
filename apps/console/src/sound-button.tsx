import { ActionIcon, Button, Popover, Slider, Stack, Text } from "@mantine/core";
import { BellRing, Volume1, Volume2, VolumeX } from "lucide-react";
import { allowSound, QUIETEST, setBellVolume, testBell } from "./platform/bell.ts";
import { useSound } from "./platform/use-bell.ts";
import { useT } from "./platform/use-language.tsx";

/** How loud the bell is, and a try of it; where the browser keeps it mute, one tap lets it through. */
export function SoundButton() {
  const t = useT();
  const { isMute, volume } = useSound();
  if (isMute) {
    return (
      <Button color="yellow.4" c="dark.9" px="sm" leftSection={<VolumeX size={18} />} onClick={allowSound}>
        {t("sound.allow")}
      </Button>
    );
  }
  return (
    <Popover position="bottom-end" width={280} trapFocus portalProps={{ target: "#console-main" }}>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t("sound.title")}>
          {volume < 0.5 ? <Volume1 size={18} /> : <Volume2 size={18} />}
        </ActionIcon>
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
