import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const CLIENT_MANIFEST_PATTERN = /^manifest-.*\.js$/;
/** Full manifest with the imports of each page. It is outside the client's files, so browsers cannot request it. */
const FULL_MANIFEST_FILE = "manifest.json";

interface ManifestRoute {
  imports?: string[];
}

/**
 * Removes the imports of each page from React Router's manifest. The browser follows module imports itself, and the
 * server adds them to the page. This halves the largest list in every page.
 */
export function slimManifestPlugin(): Plugin {
  return {
    name: "dasturxon:slim-manifest",
    apply: "build",
    // React Router writes the manifest during the server build, which runs last.
    applyToEnvironment: ({ name }) => name === "ssr",
    writeBundle({ dir = "" }) {
      const build = join(dir, "..");
      const assets = join(build, "client/assets");
      const [name, ...more] = readdirSync(assets).filter((file) => CLIENT_MANIFEST_PATTERN.test(file));
      if (!name || more.length > 0) throw new Error("React Router's list of pages is not where it was");
      const code = readFileSync(join(assets, name), "utf8");
      writeFileSync(
        join(build, FULL_MANIFEST_FILE),
        code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1),
      );
      writeFileSync(join(assets, name), removeImports(code));
    },
  };
}

/** Returns the code of React Router's manifest with the same pages and without their imports. */
export function removeImports(code: string): string {
  const [start, end] = [code.indexOf("{"), code.lastIndexOf("}") + 1];
  const manifest = JSON.parse(code.slice(start, end)) as { routes: Record<string, ManifestRoute> };
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, { imports: _, ...route }]) => [id, route]),
  );
  return code.slice(0, start) + JSON.stringify({ ...manifest, routes }) + code.slice(end);
}
