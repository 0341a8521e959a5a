import type { SettingsParts } from "@dasturxon/contract/brand-settings";
import { useT } from "../../platform/use-language.tsx";
import { StoreFrame } from "../../ui/store-frame.tsx";
import { usePreview } from "./use-preview.ts";

/** The brand's store on a phone, as it will be with what is typed; nothing of it is saved, and nothing can be ordered. */
export function StorePreview({ parts }: { parts: Partial<SettingsParts> }) {
  const t = useT();
  const preview = usePreview(parts);
  return (
    <StoreFrame {...preview} refused={t("settings.preview.refused")} means={t("settings.preview.means")} />
  );
}
