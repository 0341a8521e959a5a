import type { Device } from "@dasturxon/contract";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { RemoveDialog } from "../../ui/remove-dialog.tsx";
import { useDeviceActions } from "./use-devices.ts";

/** Asks for confirmation before a device is removed. Removal signs out the staff member on the device. */
export function RemoveDeviceDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const keeping = useDeviceActions();
  const removeDevice = async () => {
    const [refusal] = await keeping.remove(device);
    if (refusal) showRefusal(refusal, language);
    onClose();
  };
  return (
    <RemoveDialog
      title={t("devices.remove-name", { name: device.name })}
      means={t("devices.remove-means")}
      verb={t("devices.remove")}
      isOpen
      onClose={onClose}
      onRemove={removeDevice}
    />
  );
}
