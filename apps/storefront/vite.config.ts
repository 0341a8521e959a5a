import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { writeCyrillicCatalogues } from "./vite-plugins/cyrillic-catalogues.ts";
import { guardedReloadPlugin } from "./vite-plugins/guarded-reload.ts";
import { inlineScriptPlugin } from "./vite-plugins/inline-script.ts";
import { cataloguesWithoutIdsPlugin } from "./vite-plugins/keyless-catalogues.ts";
import { offlineFilesPlugin } from "./vite-plugins/offline-files.ts";
import { createPageChunks } from "./vite-plugins/page-chunks.ts";
import { pageTextsPlugin } from "./vite-plugins/page-texts.ts";
import { plainIconsPlugin } from "./vite-plugins/plain-icons.ts";
import { slimManifestPlugin } from "./vite-plugins/slim-manifest.ts";
import { unusedPartsPlugin } from "./vite-plugins/unused-parts.ts";

const localesFolder = join(import.meta.dirname, "../../locales");
writeCyrillicCatalogues(localesFolder);

/** Version of the catalogue format. Change it if the build generates different files from the same catalogues. */
const CATALOGUE_FORMAT_VERSION = "2";

// File names contain a content hash, so that the server build can compute them without the client's manifest. Keys:
// "uz", "late/uz".
const cataloguePathByName = Object.fromEntries(
  readdirSync(localesFolder, { recursive: true, encoding: "utf8" }).flatMap((file) => {
    const name = catalogueNameFromFile(join(localesFolder, file));
    if (!name) return [];
    const hash = createHash("sha256")
      .update(CATALOGUE_FORMAT_VERSION)
      .update(readFileSync(join(localesFolder, file)))
      .digest("hex")
      .slice(0, 10);
    return [[name, `assets/locale-${name.replace("/", "-")}-${hash}.js`]];
  }),
);

/** Returns the name of a catalogue file of the store, for example "uz" or "late/uz". Undefined for other files. */
function catalogueNameFromFile(file: string): string | undefined {
  const [, language, late] = /[\\/]([\w-]+)[\\/]storefront(-late)?\.po$/.exec(file) ?? [];
  return language && (late ? `late/${language}` : language);
}

const pageChunksPlugin = createPageChunks();

export default defineConfig({
  plugins: [
    tailwindcss(),
    lingui({ cwd: import.meta.dirname }),
    reactRouter(),
    guardedReloadPlugin(),
    plainIconsPlugin(),
    unusedPartsPlugin(),
    inlineScriptPlugin(),
    cataloguesWithoutIdsPlugin(),
    offlineFilesPlugin(),
    slimManifestPlugin(),
    pageChunksPlugin.plugin,
    pageTextsPlugin(),
  ],
  define: { __CATALOGUES__: JSON.stringify(cataloguePathByName) },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: pageChunksPlugin.groups },
            chunkFileNames: (chunk) => {
              const locale = catalogueNameFromFile(chunk.facadeModuleId ?? "");
              return (locale && cataloguePathByName[locale]) || "assets/[name]-[hash:7].js";
            },
          },
        },
      },
    },
  },
});
