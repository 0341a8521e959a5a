import { join } from "node:path";
import { createServer, type Plugin, type ServerOptions } from "vite";
import type * as Router from "react-router";
import type { PageContext, SerializedPageContext } from "@dasturxon/contract/page-context";
import { watchCatalogues } from "./follow-catalogues.ts";
import { serverMarkupReloadPlugin } from "./renew-server-markup.ts";
import { dedupeHotUpdatesPlugin } from "./single-update.ts";

type RouterLibrary = Pick<typeof Router, "createRequestHandler">;
type StoreBuild = Router.ServerBuild & {
  entry: { module: { createLoadContext(input: PageContext): Router.RouterContextProvider } };
};

/**
 * Pre-bundles all dependencies at start, because a dependency that Vite discovers later makes Vite reload every open
 * page.
 */
const PREBUNDLE_OPTIONS = {
  entries: ["src/entry.client.tsx", "src/root.tsx", "src/routes/*.tsx", "!**/*.test.tsx", "dev/ui-page.tsx"],
  // Packages that React Router imports and does not bundle.
  include: ["cookie-es", "@remix-run/route-pattern/match", "@remix-run/route-pattern/specificity"],
};

/** Complete response of a rendered page, sent to the process that requested it. */
export interface RenderedResponse {
  status: number;
  headers: [string, string][];
  body: string;
}

/** Client entry module of the store, relative to Vite's root. */
export const CLIENT_ENTRY = "/src/entry.client.tsx";

/** Runs the Vite server of the store for `npm run dev`. It serves modules to browsers and renders pages for the API server. */
export async function serveStore(
  server: ServerOptions,
  cacheDir: string,
  missed: { plugin: Plugin; note(age?: number): void },
) {
  const root = join(import.meta.dirname, "..");
  const vite = await createServer({
    root,
    configFile: join(root, "vite.config.ts"),
    appType: "custom",
    cacheDir,
    plugins: [watchCatalogues(root), serverMarkupReloadPlugin(), dedupeHotUpdatesPlugin(), missed.plugin],
    optimizeDeps: PREBUNDLE_OPTIONS,
    server,
  });
  const loadServerBuild = async () => {
    // Loads React Router through Vite, so that the request handler and the store share one copy. A second copy would
    // create other context objects.
    const { createRequestHandler } = (await vite.ssrLoadModule("react-router")) as RouterLibrary;
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as StoreBuild;
    return { createRequestHandler, build };
  };
  return {
    /** Preloads the modules that every page needs, so that the first page renders without delay. */
    warmUp: () => loadServerBuild().catch(() => undefined),
    /** Current middlewares. Not cached, because Vite replaces them when it restarts. */
    get middlewares() {
      return vite.middlewares;
    },
    /** Reloads pages that were opened more than `age` milliseconds ago. */
    reload(age: number) {
      missed.note(age);
      vite.ws.send({ type: "full-reload" });
    },
    close: () => vite.close(),
    /** Renders a page. `call` sends API requests as a guest of the brand. */
    async render(
      url: string,
      page: SerializedPageContext,
      call: PageContext["call"],
    ): Promise<RenderedResponse> {
      try {
        const { createRequestHandler, build } = await loadServerBuild();
        const context = build.entry.module.createLoadContext({
          ...page,
          call,
          // Development caches no shared values: `make` creates them again for each page.
          shared: (_name, make) => make(),
          limitLifetime: () => undefined,
        });
        const handle = createRequestHandler(build, "development");
        const response = await handle(new Request(url, { headers: { accept: "text/html" } }), context);
        const { status, headers } = response;
        return { status, headers: [...headers], body: await response.text() };
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
  };
}
