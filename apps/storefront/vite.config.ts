import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { writeCyrillicCatalogues } from "./vite-plugins/cyrillic-catalogues.ts";
import { guardedReload } from "./vite-plugins/guarded-reload.ts";
import { inlineScript } from "./vite-plugins/inline-script.ts";
import { keylessCatalogues } from "./vite-plugins/keyless-catalogues.ts";
import { offlineFiles } from "./vite-plugins/offline-files.ts";
import { pageChunks } from "./vite-plugins/page-chunks.ts";
import { plainIcons } from "./vite-plugins/plain-icons.ts";
import { slimManifest } from "./vite-plugins/slim-manifest.ts";
import { unusedParts } from "./vite-plugins/unused-parts.ts";

const locales = join(import.meta.dirname, "../../locales");
writeCyrillicCatalogues(locales);

/** How the build writes a catalogue: another number where it does so differently. */
const FORM = "2";

// Named by their content, so that the server knows a catalogue's address without the client's manifest: "uz", "late/uz".
const catalogues = Object.fromEntries(
  readdirSync(locales, { recursive: true, encoding: "utf8" }).flatMap((file) => {
    const name = catalogueName(join(locales, file));
    if (!name) return [];
    const hash = createHash("sha256")
      .update(FORM)
      .update(readFileSync(join(locales, file)))
      .digest("hex")
      .slice(0, 10);
    return [[name, `assets/locale-${name.replace("/", "-")}-${hash}.js`]];
  }),
);

/** Returns the name of a catalogue file of the store, for example "uz" or "late/uz". Undefined for other files. */
function catalogueName(file: string): string | undefined {
  const [, language, late] = /[\\/]([\w-]+)[\\/]storefront(-late)?\.po$/.exec(file) ?? [];
  return language && (late ? `late/${language}` : language);
}

const chunks = pageChunks();

export default defineConfig({
  plugins: [
    tailwindcss(),
    lingui({ cwd: import.meta.dirname }),
    reactRouter(),
    guardedReload(),
    plainIcons(),
    unusedParts(),
    inlineScript(),
    keylessCatalogues(),
    offlineFiles(),
    slimManifest(),
    chunks.plugin,
  ],
  define: { __CATALOGUES__: JSON.stringify(catalogues) },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks.groups },
            chunkFileNames: (chunk) => {
              const locale = catalogueName(chunk.facadeModuleId ?? "");
              return (locale && catalogues[locale]) || "assets/[name]-[hash:7].js";
            },
          },
        },
      },
    },
  },
});
