import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { createFirstChunks } from "./vite-plugins/first-chunks.ts";
import { createResourceShapesPlugin } from "./vite-plugins/resource-shapes.ts";
import { createServiceWorkerPlugin } from "./vite-plugins/service-worker.ts";

const firstChunksPlugin = createFirstChunks();

export default defineConfig({
  base: "/console/",
  plugins: [
    createResourceShapesPlugin(),
    lingui({ cwd: import.meta.dirname }),
    react(),
    createServiceWorkerPlugin(),
    firstChunksPlugin.plugin,
  ],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    // The `modulepreload` polyfill would run after the first scripts are loaded. If it is disabled, the preload helper
    // uses `rel="preload"` in browsers without `rel="modulepreload"`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: firstChunksPlugin.groups },
        // The entry script lists all chunk names: hashes of 7 characters (42 bits) save 0.2 kB of the board's budget.
        chunkFileNames: ({ facadeModuleId }) => {
          const locale = facadeModuleId?.match(/\/(\w+)\/console(-late)?\.po$/);
          return `assets/${locale ? `locale-${locale[2] ? "late-" : ""}${locale[1]}` : "[name]"}-[hash:7].js`;
        },
      },
    },
  },
});
