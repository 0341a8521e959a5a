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
