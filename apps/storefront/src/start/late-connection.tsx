import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { onFirstSign } from "../platform/late.tsx";
import type { ConnectionProps } from "../features/connection/connection.tsx";
import { loadLateTexts } from "../platform/late-texts.ts";
import { loadAnew } from "./fresh-build.ts";

/** What happens to be without a network: brought with the first sign of a hand, at once where there is none now. */
export function LateConnection({ isPreview }: { isPreview: boolean }) {
  const [Connection, setConnection] = useState<ComponentType<ConnectionProps> | null>(null);
  useEffect(() => {
    async function load() {
      const [late] = await Promise.all([import("../features/connection/connection.tsx"), loadLateTexts()]);
      setConnection(() => late.Connection);
    }
    // Lost on the way, the page goes on without a word of it.
    const quietly = () => load().catch(() => undefined);
    if (!navigator.onLine || "kept" in document.documentElement.dataset) void quietly();
    else onFirstSign(quietly);
  }, []);
  return Connection && <Connection isPreview={isPreview} onClosed={loadAnew} />;
}
