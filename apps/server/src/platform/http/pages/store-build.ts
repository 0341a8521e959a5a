import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, matchRoutes } from "react-router";
import type { PageContext } from "@dasturxon/contract/page-context";
import type { RouteObject, RouterContextProvider, ServerBuild } from "react-router";

/** What the server needs of the built store: its handler, its context and the scripts that it runs inline. */
export interface StoreBuild {
  id: string;
  handle(request: Request, context: RouterContextProvider): Promise<Response>;
  createContext(input: PageContext): RouterContextProvider;
  inlineScripts: readonly string[];
  /** Text of the service worker, and the files that it keeps from the start; null: it has none, as in development. */
  worker: { script: string; files: readonly string[] } | null;
  /** Whether a path is one of a page, rather than of the catch-all for those that nobody made. */
  isRoute(path: string): boolean;
}

const CATCH_ALL = "*";
/** Beside the build's files: the names of those that menu, basket and checkout need. */
const OFFLINE_FILES = "offline-files.json";

/** What the store's `entry.server.tsx` gives besides what React Router asks of it. */
interface StoreEntry {
  createLoadContext(input: PageContext): RouterContextProvider;
  inlineScripts: readonly string[];
  workerScript: string;
}

interface StoreServerBuild extends ServerBuild {
  entry: { module: ServerBuild["entry"]["module"] & StoreEntry };
}

/** Loads the React Router build of the store: `buildDir` holds `server/index.js` and `client/`. */
export async function loadStoreBuild(buildDir: string): Promise<StoreBuild> {
  const file = pathToFileURL(join(buildDir, "server", "index.js")).href;
  const build = (await import(file)) as StoreServerBuild;
  const files = JSON.parse(readFileSync(join(buildDir, "client", OFFLINE_FILES), "utf8")) as string[];
  const entry = build.entry.module;
  const handler = createRequestHandler(build, "production");
  return {
    id: build.assets.version,
    handle: (request, context) => handler(request, context),
    createContext: (input) => entry.createLoadContext(input),
    inlineScripts: entry.inlineScripts,
    worker: { script: entry.workerScript, files },
    isRoute: routesOf(build),
  };
}

function routesOf({ routes }: ServerBuild): (path: string) => boolean {
  const below = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, index } = route;
      return [index ? { id, path, index } : { id, path, children: below(id) }];
    });
  const tree = below(undefined);
  return (path) => matchRoutes(tree, path)?.at(-1)?.route.path !== CATCH_ALL;
}
