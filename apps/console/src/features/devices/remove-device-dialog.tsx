import type { Device } from "@dasturxon/contract";
import { Button, Group, Text } from "@mantine/core";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useKeepingDevices } from "./use-devices.ts";

/** Asks before a device is taken out: whoever works on it is signed out at once. */
export function RemoveDeviceDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const t = useT();
  const { language } = useLanguage();
  const keeping = useKeepingDevices();
  const remove = async () => {
    const [refusal] = await keeping.remove(device);
    if (refusal) showRefusal(refusal, language);
    onClose();
  };
  return (
    <Dialog title={t("devices.remove-name", { name: device.name })} isOpen onClose={onClose}>
      <Text mb="md">{t("devices.remove-means")}</Text>
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={onClose}>
          {t("refuse.back")}
        </Button>
        <BusyButton color="red" onPress={remove}>
          {t("devices.remove")}
        </BusyButton>
      </Group>
    </Dialog>
  );
}
