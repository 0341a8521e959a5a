import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { writeCyrillicCatalogues } from "./vite-plugins/cyrillic-catalogues.ts";
import { guardedReload } from "./vite-plugins/guarded-reload.ts";
import { inlineScript } from "./vite-plugins/inline-script.ts";
import { offlineFiles } from "./vite-plugins/offline-files.ts";
import { unusedRouterParts } from "./vite-plugins/unused-router-parts.ts";

const locales = join(import.meta.dirname, "locales");
writeCyrillicCatalogues(locales);

// Named by their content, so that the server knows a catalogue's address without the client's manifest: "uz", "late/uz".
const catalogues = Object.fromEntries(
  readdirSync(locales, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".po"))
    .map((file) => {
      const hash = createHash("sha256")
        .update(readFileSync(join(locales, file)))
        .digest("hex")
        .slice(0, 10);
      const name = file.slice(0, -".po".length).replaceAll(sep, "/");
      return [name, `assets/locale-${name.replace("/", "-")}-${hash}.js`];
    }),
);

const firstScreens = [
  "entry.client.tsx",
  "shop/location/default-city.ts",
  "root.tsx",
  "routes/shop-layout.tsx?__react-router-build-client-route",
  "routes/home.tsx?route-chunk=main",
  "routes/home.tsx?route-chunk=clientLoader",
];
const source = join(import.meta.dirname, "src");
let firstVisit: Set<string> | null = null;

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

/** Is the module imported, at once and not late, by the menu's screen or by what stands around it? */
function isOfFirstVisit(id: string, graph: ModuleGraph): boolean {
  firstVisit ??= reachableFrom(
    firstScreens.map((file) => join(source, file)),
    graph,
  );
  return firstVisit.has(iconOf(id) ?? id);
}

function reachableFrom(start: readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set<string>();
  const waiting = [...start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const found = seen.has(id) ? null : graph.getModuleInfo(id);
    if (!found) continue;
    seen.add(id);
    for (const icon of iconsIn(found.code ?? "")) seen.add(icon);
    // The list of all icons stands for none of them.
    if (!id.endsWith("lucide-react.mjs")) waiting.push(...found.importedIds);
  }
  return seen;
}

/** `import { UserRound } from "lucide-react"` → `icon:userround`. */
function iconsIn(code: string): string[] {
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*"lucide-react"/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => `icon:${name.trim().split(" ")[0]?.toLowerCase()}`),
  );
}

function iconOf(id: string): string | null {
  const name = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/.exec(id)?.[1];
  return name ? `icon:${name.replaceAll("-", "")}` : null;
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    lingui(),
    reactRouter(),
    guardedReload(),
    unusedRouterParts(),
    inlineScript(),
    offlineFiles(),
  ],
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
                // All that a first visit to the menu needs at once, and nothing besides.
                { name: (id, context) => (isOfFirstVisit(id, context) ? "shop" : null), priority: 1 },
                // What most of the others share: money, hours, forms.
                {
                  name: "order",
                  test: /(packages\/\w+|apps\/storefront)\//,
                  minShareCount: 4,
                },
              ],
            },
            chunkFileNames: (chunk) => {
              const locale = chunk.facadeModuleId?.match(/locales\/([\w-]+(?:\/[\w-]+)?)\.po$/)?.[1];
              return (locale && catalogues[locale]) || "assets/[name]-[hash].js";
            },
          },
        },
      },
    },
  },
});
