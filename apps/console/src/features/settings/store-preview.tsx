import type { SettingsParts } from "@dasturxon/contract/brand-settings";
import { useT } from "../../platform/use-language.tsx";
import { StoreFrame } from "../../ui/store-frame.tsx";
import { usePreview } from "./use-preview.ts";

/** Preview of the store on a phone with the unsaved settings. Nothing is saved, and orders are disabled. */
export function StorePreview({ parts }: { parts: Partial<SettingsParts> }) {
  const t = useT();
  const preview = usePreview(parts);
  return (
    <StoreFrame {...preview} refused={t("settings.preview.refused")} means={t("settings.preview.means")} />
  );
}
