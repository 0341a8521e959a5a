import type { SettingsParts } from "@dasturxon/contract/brand-settings";
import { Text } from "@mantine/core";
import { useState } from "react";
import { useT } from "../../platform/use-language.tsx";
import { usePreview } from "./use-preview.ts";

/** The brand's store on a phone, as it will be with what is typed; nothing of it is saved, and nothing can be ordered. */
export function StorePreview({ parts }: { parts: Partial<SettingsParts> }) {
  const t = useT();
  const { url, isRefused } = usePreview(parts);
  const [shown, setShown] = useState<string>();
  // The next one loads behind the one that is seen.
  const frames = [...new Set([shown, url])].filter((each) => each !== undefined);
  return (
    <figure className="store-preview">
      <div className="store-preview-phone">
        {frames.map((each) => (
          <iframe
            key={each}
            src={each}
            title={t("settings.preview")}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- our own store: without its origin it keeps no basket
            sandbox="allow-scripts allow-same-origin"
            data-behind={(shown !== undefined && each !== shown) || undefined}
            onLoad={() => setShown(each)}
          />
        ))}
      </div>
      <figcaption>
        <Text size="sm" c={isRefused ? "red" : "dimmed"} role="status">
          {t(isRefused ? "settings.preview.refused" : "settings.preview.means")}
        </Text>
      </figcaption>
    </figure>
  );
}
