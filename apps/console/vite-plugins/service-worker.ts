import { join } from "node:path";
import type { Plugin } from "vite";
import { compileScript } from "../../../scripts/setup/compile-script.ts";

const WORKER_ENTRY_PATH = join(import.meta.dirname, "../src/worker/service-worker.ts");
const WORKER_FILE_NAME = "service-worker.js";

/**
 * Builds the service worker as one script next to the console's page. In development it is compiled at each request,
 * because the browser requests it only once per page.
 */
export function createServiceWorkerPlugin(): Plugin {
  return {
    name: "dasturxon:service-worker",
    configureServer({ middlewares, config }) {
      middlewares.use(`${config.base}${WORKER_FILE_NAME}`, (_request, reply, next) => {
        compileScript(WORKER_ENTRY_PATH).then((script) => {
          reply.setHeader("content-type", "text/javascript; charset=utf-8");
          reply.setHeader("cache-control", "no-store");
          reply.end(script);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: WORKER_FILE_NAME,
        source: await compileScript(WORKER_ENTRY_PATH),
      });
    },
  };
}
