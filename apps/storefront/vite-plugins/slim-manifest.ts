import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILE = /^manifest-.*\.js$/;
/** Beside the client's files, so that nobody is sent it: what each page names to be loaded at once. */
const WHOLE = "manifest.json";

interface Route {
  imports?: string[];
}

/**
 * React Router's list of pages without the files that each page imports: the browser follows a module's imports by
 * itself, the server names them in the page. Every page is spared half of its largest list.
 */
export function slimManifest(): Plugin {
  return {
    name: "dasturxon:slim-manifest",
    apply: "build",
    // The list is written while the server is built, which comes last.
    applyToEnvironment: ({ name }) => name === "ssr",
    writeBundle({ dir = "" }) {
      const build = join(dir, "..");
      const assets = join(build, "client/assets");
      const [name, ...more] = readdirSync(assets).filter((file) => FILE.test(file));
      if (!name || more.length > 0) throw new Error("React Router's list of pages is not where it was");
      const code = readFileSync(join(assets, name), "utf8");
      writeFileSync(join(build, WHOLE), code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1));
      writeFileSync(join(assets, name), withoutImports(code));
    },
  };
}

/** The list's script with the same pages and none of their imports. */
export function withoutImports(code: string): string {
  const [start, end] = [code.indexOf("{"), code.lastIndexOf("}") + 1];
  const manifest = JSON.parse(code.slice(start, end)) as { routes: Record<string, Route> };
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, { imports: _, ...route }]) => [id, route]),
  );
  return code.slice(0, start) + JSON.stringify({ ...manifest, routes }) + code.slice(end);
}
