import { Text } from "@mantine/core";
import { useState } from "react";
import { useTranslate } from "../platform/use-language.tsx";
import "./store-frame.css";

interface Props {
  /** URL of the store preview. Undefined until the first preview has been created. */
  url: string | undefined;
  isRefused: boolean;
  /** Text below the preview if the server refused the preview. Otherwise the text `means` is shown. */
  refused: string;
  means: string;
}

/** Shows a preview of the brand's store on a phone. The next preview loads behind the current one. */
export function StorePreviewFrame({ url, isRefused, refused, means }: Props) {
  const t = useTranslate();
  const [shown, setShown] = useState<string>();
  const frames = [...new Set([shown, url])].filter((each) => each !== undefined);
  return (
    <figure className="store-preview">
      <div className="store-preview-phone">
        {frames.map((each) => (
          <iframe
            key={each}
            src={each}
            title={t("settings.preview")}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- own store: no basket without its origin
            sandbox="allow-scripts allow-same-origin"
            data-behind={(shown !== undefined && each !== shown) || undefined}
            onLoad={() => setShown(each)}
          />
        ))}
      </div>
      <figcaption>
        <Text size="sm" c={isRefused ? "red" : "dimmed"} role="status">
          {isRefused ? refused : means}
        </Text>
      </figcaption>
    </figure>
  );
}
