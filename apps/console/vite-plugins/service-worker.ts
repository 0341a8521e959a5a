import { join } from "node:path";
import type { Plugin } from "vite";
import { compileScript } from "../../../scripts/setup/compile-script.ts";

const ENTRY = join(import.meta.dirname, "../src/worker/service-worker.ts");
const NAME = "service-worker.js";

/**
 * Builds the service worker as one script next to the console's page. In development it is compiled at each request,
 * because the browser requests it only once per page.
 */
export function serviceWorker(): Plugin {
  return {
    name: "dasturxon:service-worker",
    configureServer({ middlewares, config }) {
      middlewares.use(`${config.base}${NAME}`, (_request, reply, next) => {
        compileScript(ENTRY).then((script) => {
          reply.setHeader("content-type", "text/javascript; charset=utf-8");
          reply.setHeader("cache-control", "no-store");
          reply.end(script);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: NAME, source: await compileScript(ENTRY) });
    },
  };
}
