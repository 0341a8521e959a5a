import { join } from "node:path";
import type { Plugin } from "vite";

const FRESH_BUILD_MODULE = JSON.stringify(join(import.meta.dirname, "../src/start/fresh-build.ts"));
const REACT_ROUTER_RELOAD_FILE_PATTERN = /react-router\/.*\/routeModules\.m?js$/;
const PAGE_RELOAD_CODE = "window.location.reload();";

/**
 * Guards React Router's reload. React Router reloads the page whenever a route module fails to load, without a limit,
 * so a page that navigates by itself would reload many times per second. The plugin makes it check the reload guard
 * first and show the error if the guard refuses [BD-2]. The build fails if a new version of the library changes that
 * code.
 */
export function guardedReloadPlugin(): Plugin {
  let isFound = false;
  return {
    name: "dasturxon:guarded-reload",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!REACT_ROUTER_RELOAD_FILE_PATTERN.test(id)) return null;
      isFound = true;
      return { code: addReloadGuard(code), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error("React Router's reload over a lost module was not found");
    },
  };
}

/**
 * Returns React Router's module with its page reload replaced: it calls `reloadPage`, which the reload guard may
 * refuse.
 */
export function addReloadGuard(code: string): string {
  const [before, after, ...more] = code.split(PAGE_RELOAD_CODE);
  if (before === undefined || after === undefined || more.length > 0 || !before.includes("catch (error)"))
    throw new Error("React Router's reload over a lost module is not where it was");
  return `import { reloadPage } from ${FRESH_BUILD_MODULE};\n${before}if (!reloadPage()) throw error;${after}`;
}
