import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const locales = join(import.meta.dirname, "locales");

// Named by their content, so that the server knows a catalogue's address without the client's manifest.
const catalogues = Object.fromEntries(
  readdirSync(locales)
    .filter((file) => file.endsWith(".po"))
    .map((file) => {
      const hash = createHash("sha256")
        .update(readFileSync(join(locales, file)))
        .digest("hex")
        .slice(0, 10);
      return [basename(file, ".po"), `assets/locale-${basename(file, ".po")}-${hash}.js`];
    }),
);

export default defineConfig({
  plugins: [tailwindcss(), lingui(), reactRouter()],
  define: { __CATALOGUES__: JSON.stringify(catalogues) },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few chunks compress better: the libraries, what most screens share, and each screen's own.
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|@lingui|@messageformat)\//,
                  priority: 2,
                },
                // What every screen needs, a first visit to the menu included.
                {
                  name: "shop",
                  test: /contract\/src|domain\/src\/(locale|language|text|defaults|format|instant|time-zone)\.|platform\/(api|basket|brand|i18n|late|menu-store|open-product|order-settings|page-head|panel|place|branches|server-side|service-type|session|shell|storage|store)\.|ui\/(class-names|picture-url|toast|skeleton)|lucide-react\/dist\/esm\/(shared|Icon|create|default|context)/,
                  priority: 1,
                },
                // What most of the others share: money, hours, forms.
                {
                  name: "order",
                  test: /(packages\/\w+|apps\/storefront)\//,
                  minShareCount: 4,
                },
              ],
            },
            chunkFileNames: (chunk) => {
              const locale = chunk.facadeModuleId?.match(/locales\/(\w+)\.po$/)?.[1];
              return (locale && catalogues[locale]) || "assets/[name]-[hash].js";
            },
          },
        },
      },
    },
  },
});
