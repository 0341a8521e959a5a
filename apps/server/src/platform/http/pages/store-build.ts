import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, matchRoutes } from "react-router";
import type { PageContext } from "@dasturxon/contract/page-context";
import type { RouteObject, RouterContextProvider, ServerBuild } from "react-router";

/** Parts of the built store that the server uses: handler, context and inline scripts. */
export interface StoreBuild {
  id: string;
  handle(request: Request, context: RouterContextProvider): Promise<Response>;
  createContext(input: PageContext): RouterContextProvider;
  inlineScripts: readonly string[];
  /** Code of the service worker, and the files that it caches at installation. Null if there is none. */
  worker: { script: string; files: readonly string[] } | null;
  /** Returns whether the path belongs to a page, and not to the catch-all route. */
  isRoute(path: string): boolean;
}

const CATCH_ALL_PATH = "*";
/** File in the build folder with the names of the files that menu, basket and checkout need. */
const OFFLINE_FILES_LIST_NAME = "offline-files.json";

/** Exports of the store's `entry.server.tsx` besides those of React Router. */
interface StoreServerEntry {
  createLoadContext(input: PageContext): RouterContextProvider;
  inlineScripts: readonly string[];
  workerScript: string;
}

interface StoreServerBuild extends ServerBuild {
  entry: { module: ServerBuild["entry"]["module"] & StoreServerEntry };
}

/** Loads the React Router build of the store. `buildDir` contains `server/index.js` and `client/`. */
export async function loadStoreBuild(buildDir: string): Promise<StoreBuild> {
  const file = pathToFileURL(join(buildDir, "server", "index.js")).href;
  const build = (await import(file)) as StoreServerBuild;
  const files = JSON.parse(
    readFileSync(join(buildDir, "client", OFFLINE_FILES_LIST_NAME), "utf8"),
  ) as string[];
  const entry = build.entry.module;
  const handler = createRequestHandler(build, "production");
  return {
    id: build.assets.version,
    handle: (request, context) => handler(request, context),
    createContext: (input) => entry.createLoadContext(input),
    inlineScripts: entry.inlineScripts,
    worker: { script: entry.workerScript, files },
    isRoute: createRouteMatcher(build),
  };
}

function createRouteMatcher({ routes }: ServerBuild): (path: string) => boolean {
  const collectChildRoutes = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, index } = route;
      return [index ? { id, path, index } : { id, path, children: collectChildRoutes(id) }];
    });
  const tree = collectChildRoutes(undefined);
  return (path) => matchRoutes(tree, path)?.at(-1)?.route.path !== CATCH_ALL_PATH;
}
