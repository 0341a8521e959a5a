import { join } from "node:path";
import type { Plugin } from "vite";

const OWN = JSON.stringify(join(import.meta.dirname, "../src/start/fresh-build.ts"));
const MODULE = /react-router\/.*\/routeModules\.m?js$/;
const RELOAD = "window.location.reload();";

/**
 * React Router reloads the page whenever a route's module cannot be loaded, without asking how often it did: a page
 * that moves on by itself then reloads many times a second. Here it asks the one guard first and, where that says no,
 * shows the failure [BD-2]. The build fails when a new version of the library does it elsewhere.
 */
export function guardedReload(): Plugin {
  let isFound = false;
  return {
    name: "dasturxon:guarded-reload",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!MODULE.test(id)) return null;
      isFound = true;
      return { code: guarded(code), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error("React Router's reload over a lost module was not found");
    },
  };
}

/** The module with its reload behind the guard. */
export function guarded(code: string): string {
  const [before, after, ...more] = code.split(RELOAD);
  if (before === undefined || after === undefined || more.length > 0 || !before.includes("catch (error)"))
    throw new Error("React Router's reload over a lost module is not where it was");
  return `import { loadAnew } from ${OWN};\n${before}if (!loadAnew()) throw error;${after}`;
}
