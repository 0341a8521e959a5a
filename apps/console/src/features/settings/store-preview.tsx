import type { SettingsSections } from "@dasturxon/contract/brand-settings";
import { useTranslate } from "../../platform/use-language.tsx";
import { StorePreviewFrame } from "../../ui/store-frame.tsx";
import { useSettingsPreview } from "./use-preview.ts";

/** Preview of the store on a phone with the unsaved settings. Nothing is saved, and orders are disabled. */
export function StorePreview({ parts }: { parts: Partial<SettingsSections> }) {
  const t = useTranslate();
  const preview = useSettingsPreview(parts);
  return (
    <StorePreviewFrame
      {...preview}
      refused={t("settings.preview.refused")}
      means={t("settings.preview.means")}
    />
  );
}
