import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { onFirstSign } from "../platform/late.tsx";
import type { ConnectionProps } from "../features/connection/connection.tsx";
import { loadLateTexts } from "../platform/late-texts.ts";
import { loadAnew } from "./fresh-build.ts";

/**
 * Renders the offline notice. Its code loads at the first user interaction, or immediately if the network is
 * unavailable.
 */
export function LateConnection({ isPreview }: { isPreview: boolean }) {
  const [Connection, setConnection] = useState<ComponentType<ConnectionProps> | null>(null);
  useEffect(() => {
    async function load() {
      const [late] = await Promise.all([import("../features/connection/connection.tsx"), loadLateTexts()]);
      setConnection(() => late.Connection);
    }
    // Without a network the code may be unavailable. The served notice is shown until it loads.
    const quietly = () => load().catch(() => addEventListener("online", quietly));
    if (!navigator.onLine || "kept" in document.documentElement.dataset) void quietly();
    else onFirstSign(quietly);
  }, []);
  return Connection && <Connection isPreview={isPreview} onClosed={loadAnew} />;
}
