import type { BuildManifest } from "@dasturxon/contract/builds";
import { pathFromUrl } from "../reply/answer-errors.ts";
import type { Http } from "../http.ts";
import { prepareReply } from "../reply/prepared-reply.ts";
import { sendPreparedReply } from "../reply/send-prepared.ts";
import { listStaticFiles } from "../reply/static-files.ts";
import { SERVICE_WORKER_POLICY } from "./page-policy.ts";
import { StorePageHandler } from "./pages.ts";
import type { StoreBuildSource, StorePagesOptions } from "./pages.ts";
import type { StoreBuild } from "./store-build.ts";

export interface ServePagesOptions extends StorePagesOptions {
  /** Result of `loadStoreBuild`. In development, a function that returns the latest build. */
  build: StoreBuildSource;
  /** Folder `client` of the build. Null in development. */
  filesDir: string | null;
  /** Whether the service worker is served. False removes it from browsers that have it. */
  isWorkerServed: boolean;
}

/** Serves the store: files, pages (guests' pages are cached), language and page prefixes, notices of new builds. */
export function servePages(http: Http, options: ServePagesOptions): void {
  const files = options.filesDir === null ? { find: () => null } : listStaticFiles(options.filesDir);
  const pages = new StorePageHandler(http, options.build, options);
  http.onInvalidate.push((merchantId) => pages.drop(merchantId));
  serveBuildVersionFile(http, typeof options.build === "function" ? "development" : options.build.id);
  serveServiceWorker(http, options);
  http.app.get("/assets/*", async (request, reply) => {
    const found = files.find(pathFromUrl(request.url).slice(1));
    if (!found) return reply.callNotFound();
    return sendPreparedReply(http, { request, reply, prepared: await found, merchantId: "" });
  });
  http.app.get("/*", async (request, reply) => {
    const path = pathFromUrl(request.url);
    const found = files.find(path.slice(1));
    if (found) return sendPreparedReply(http, { request, reply, prepared: await found, merchantId: "" });
    return await pages.answer(request, reply, path);
  });
}

/**
 * Serves the service worker with the id of its build at the start, so that browsers install it after each new build.
 * Without a service worker the response is 410, and the page then unregisters an older one [BD-2].
 */
function serveServiceWorker(http: Http, { build, isWorkerServed }: ServePagesOptions): void {
  const prepared =
    typeof build !== "function" && build.worker && isWorkerServed
      ? prepareReply(buildServiceWorkerScript(build.id, build.worker), {
          contentType: "text/javascript; charset=utf-8",
          headers: { vary: "accept-encoding", "content-security-policy": SERVICE_WORKER_POLICY },
        })
      : null;
  http.app.get("/service-worker.js", async (request, reply) => {
    if (!prepared) return reply.code(410).header("cache-control", "no-store").send("");
    return sendPreparedReply(http, { request, reply, prepared, merchantId: "" });
  });
}

function buildServiceWorkerScript(
  buildId: string,
  { script, files }: NonNullable<StoreBuild["worker"]>,
): string {
  return `dxBuild=${JSON.stringify(buildId)};dxFiles=${JSON.stringify(files)};${script}`;
}

/** Serves the file that pages poll to detect a new build [BD-2]. */
function serveBuildVersionFile(http: Http, buildId: string): void {
  const warning = { id: buildId, timestamp: Date.now() };
  const matcher = { static: {}, wildcard: {}, dynamic: {} };
  const manifest: BuildManifest = { ...warning, matcher, prerendered: [] };
  http.app.get("/builds/latest.json", (_request, reply) =>
    reply.header("cache-control", "no-store").send(warning),
  );
  http.app.get("/builds/meta/:file", (request, reply) => {
    const { file } = request.params as { file: string };
    if (file !== `${buildId}.json`) return reply.callNotFound();
    void reply.header("cache-control", "public, max-age=31536000, immutable");
    return reply.send(manifest);
  });
}
