import { join, sep } from "node:path";
import type { Plugin } from "vite";
import { writeCyrillicCatalogues } from "../vite-plugins/cyrillic-catalogues.ts";

/** Writes the Cyrillic catalogues again whenever a catalogue of Uzbek is saved, as a build does at its start. */
export function followCatalogues(root: string): Plugin {
  const locales = join(root, "locales");
  return {
    name: "dasturxon:follow-catalogues",
    configureServer({ watcher }) {
      watcher.on("change", (file) => {
        if (file.startsWith(locales) && file.endsWith(`${sep}uz.po`)) writeCyrillicCatalogues(locales);
      });
    },
  };
}
