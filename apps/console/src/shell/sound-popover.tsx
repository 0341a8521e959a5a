import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { Button, Divider, Popover, Slider, Stack, Text } from "@mantine/core";
import { BellRing } from "lucide-react";
import { MIN_VOLUME, setBellVolume, ringBellOnce } from "../platform/bell.ts";
import { PushSection } from "../features/push/push-section.tsx";
import { useLazyPartOpenState } from "../platform/lazy-part.ts";
import { useBellSound } from "../platform/use-bell.ts";
import { useSignedInStaff } from "../platform/session.tsx";
import { useTranslate } from "../platform/use-language.tsx";
import { SoundIcon } from "./sound-icon.tsx";

/** Popover with the volume of the bell, a test button, and the setting of push notifications. */
export function SoundPopover({ isAsked }: { isAsked: boolean }) {
  const t = useTranslate();
  const { role } = useSignedInStaff();
  const { volume } = useBellSound();
  const [isOpen, setIsOpen] = useLazyPartOpenState(isAsked);
  return (
    <Popover
      position="bottom-end"
      width={320}
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
            min={MIN_VOLUME}
            max={1}
            step={0.05}
            size="lg"
            thumbSize={28}
            label={null}
            thumbLabel={t("sound.volume")}
            value={volume}
            onChange={setBellVolume}
          />
          <Button variant="light" size="md" leftSection={<BellRing size={18} />} onClick={ringBellOnce}>
            {t("sound.test")}
          </Button>
          {mayPerformTask(role, "hear_orders") && (
            <>
              <Divider />
              <PushSection />
            </>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
