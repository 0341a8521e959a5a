import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer, type Plugin, type ServerOptions } from "vite";

/** Client entry module of the console, relative to Vite's root. */
export const CLIENT_ENTRY = "/src/main.tsx";

/** Serves the console from its sources, for `npm run dev`. */
export async function serveConsole(
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
    plugins: [missed.plugin],
    optimizeDeps: { entries: ["src/main.tsx"] },
    server,
  });
  return {
    /** The middlewares are returned by a getter, because Vite replaces them when it restarts. */
    get middlewares() {
      return vite.middlewares;
    },
    /** Reloads pages that were opened more than `age` milliseconds ago. */
    reload(age: number) {
      missed.note(age);
      vite.ws.send({ type: "full-reload" });
    },
    close: () => vite.close(),
    /** Returns the console's HTML page with Vite's client script. */
    async page(url: string): Promise<string> {
      return await vite.transformIndexHtml(url, await readFile(join(root, "index.html"), "utf8"));
    },
  };
}
