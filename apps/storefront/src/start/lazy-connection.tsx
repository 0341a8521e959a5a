import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { onFirstInteraction } from "../platform/lazy-component.tsx";
import type { ConnectionMonitorProps } from "../features/connection/connection.tsx";
import { loadLazyTexts } from "../platform/lazy-texts.ts";
import { reloadPage } from "./fresh-build.ts";

/**
 * Renders the offline notice. Its code loads at the first user interaction, or immediately if the network is
 * unavailable.
 */
export function LazyOfflineNotice({ isPreview }: { isPreview: boolean }) {
  const [Connection, setConnection] = useState<ComponentType<ConnectionMonitorProps> | null>(null);
  useEffect(() => {
    async function loadConnection() {
      const [late] = await Promise.all([import("../features/connection/connection.tsx"), loadLazyTexts()]);
      setConnection(() => late.ConnectionMonitor);
    }
    // Without a network, the code of the offline notice may be unavailable. The notice of the served page is shown
    // until the code loads.
    const loadConnectionQuietly = () =>
      loadConnection().catch(() => addEventListener("online", loadConnectionQuietly));
    if (!navigator.onLine || "kept" in document.documentElement.dataset) void loadConnectionQuietly();
    else onFirstInteraction(loadConnectionQuietly);
  }, []);
  return Connection && <Connection isPreview={isPreview} onClosed={reloadPage} />;
}
