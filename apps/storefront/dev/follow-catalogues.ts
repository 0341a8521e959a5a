import { join } from "node:path";
import type { Plugin } from "vite";
import { writeCyrillicCatalogues } from "../vite-plugins/cyrillic-catalogues.ts";

/** Writes the Cyrillic catalogues again whenever a catalogue of Uzbek is saved, as a build does at its start. */
export function watchCatalogues(root: string): Plugin {
  const locales = join(root, "../../locales");
  const uzbek = join(locales, "uz", "storefront");
  return {
    name: "dasturxon:follow-catalogues",
    configureServer({ watcher }) {
      // Vite watches only its root and the files outside of it that a page has loaded.
      watcher.add(locales);
      watcher.on("change", (file) => {
        if (file.startsWith(uzbek)) writeCyrillicCatalogues(locales);
      });
    },
  };
}
