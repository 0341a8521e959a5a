import { join } from "node:path";
import { pathToFileURL } from "node:url";

interface BuiltRoute {
  parentId?: string;
  path?: string;
  index?: boolean;
}

const storefrontBuildFolder =
  process.env["STOREFRONT_BUILD"] ?? join(import.meta.dirname, "../apps/storefront/build");

/** Returns the paths of all pages of the built store, with `:name` for parameters. */
export async function listStoreRoutes(): Promise<string[]> {
  const { routes } = (await import(pathToFileURL(join(storefrontBuildFolder, "server/index.js")).href)) as {
    routes: Record<string, BuiltRoute>;
  };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const getRoutePath = ({ parentId, path }: BuiltRoute): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return `${parent ? getRoutePath(parent) : ""}${path ? `/${path}` : ""}`;
  };
  const pages = Object.entries(routes).filter(([id]) => !parents.has(id));
  return pages.map(([, route]) => getRoutePath(route) || "/").filter((path) => !path.includes("*"));
}
