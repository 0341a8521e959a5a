import { join } from "node:path";
import type { Plugin } from "vite";
import { writeCyrillicCatalogues } from "../vite-plugins/cyrillic-catalogues.ts";

/**
 * Regenerates the Cyrillic catalogues when an Uzbek catalogue is saved. A build generates the Cyrillic catalogues at
 * its start.
 */
export function watchCatalogues(root: string): Plugin {
  const locales = join(root, "../../locales");
  const uzbek = join(locales, "uz", "storefront");
  return {
    name: "dasturxon:follow-catalogues",
    configureServer({ watcher }) {
      // Vite by itself watches only its root and the files that a page has loaded. The catalogues are outside the root.
      watcher.add(locales);
      watcher.on("change", (file) => {
        if (file.startsWith(uzbek)) writeCyrillicCatalogues(locales);
      });
    },
  };
}
