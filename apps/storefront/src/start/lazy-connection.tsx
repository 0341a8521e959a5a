import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { onFirstInteraction } from "../platform/lazy-component.tsx";
import type { ConnectionProps } from "../features/connection/connection.tsx";
import { loadLazyTexts } from "../platform/lazy-texts.ts";
import { reloadPage } from "./fresh-build.ts";

/**
 * Renders the offline notice. Its code loads at the first user interaction, or immediately if the network is
 * unavailable.
 */
export function LazyConnection({ isPreview }: { isPreview: boolean }) {
  const [Connection, setConnection] = useState<ComponentType<ConnectionProps> | null>(null);
  useEffect(() => {
    async function load() {
      const [late] = await Promise.all([import("../features/connection/connection.tsx"), loadLazyTexts()]);
      setConnection(() => late.Connection);
    }
    // Without a network the code may be unavailable. The served notice is shown until it loads.
    const loadQuietly = () => load().catch(() => addEventListener("online", loadQuietly));
    if (!navigator.onLine || "kept" in document.documentElement.dataset) void loadQuietly();
    else onFirstInteraction(loadQuietly);
  }, []);
  return Connection && <Connection isPreview={isPreview} onClosed={reloadPage} />;
}
