import { Text } from "@mantine/core";
import { useState } from "react";
import { useT } from "../platform/use-language.tsx";
import "./store-frame.css";

interface Props {
  /** Undefined until there is a first one. */
  url: string | undefined;
  isRefused: boolean;
  /** Why there is none, and what is seen. */
  refused: string;
  means: string;
}

/** The brand's store on a phone as it will be; the next one loads behind the one that is seen. */
export function StoreFrame({ url, isRefused, refused, means }: Props) {
  const t = useT();
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
            // oxlint-disable-next-line react/iframe-missing-sandbox -- our own store: without its origin it keeps no basket
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
